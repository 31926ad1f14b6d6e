// For the linters' type information and the tests' compiler, which cannot read .vue files. vue-tsc resolves the real component
// first.
declare module '*.vue' {
  import type { DefineComponent } from 'vue'
  const component: DefineComponent
  export default component
}
