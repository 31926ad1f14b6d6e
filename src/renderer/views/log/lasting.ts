import { onScopeDispose, ref, watch, type Ref, type WatchSource } from 'vue'

/** Whether something has been so for longer than that many ms: what is over at once is not worth a word. */
export function lasting(isSo: WatchSource<boolean>, ms: number): Readonly<Ref<boolean>> {
  const isLong = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(isSo, (now) => {
    clearTimeout(timer)
    isLong.value = false
    if (now) timer = setTimeout(() => (isLong.value = true), ms)
  })
  onScopeDispose(() => clearTimeout(timer))
  return isLong
}
