import { shallowRef, watchEffect } from 'vue'
import type { Settings } from '../contract/settings'

/** Puts the theme on <html>, from where every token takes it; follows it, and the system. Called in a setup or a store. */
export function putTheme(theme: () => Settings['theme']): void {
  const prefersLight = watched('(prefers-color-scheme: light)')
  const prefersContrast = watched('(prefers-contrast: more)')
  watchEffect(() => {
    const isContrast = theme() === 'contrast' || prefersContrast.value
    const isLight = !isContrast && (theme() === 'light' || (theme() === 'system' && prefersLight.value))
    const root = document.documentElement
    root.classList.toggle('light', isLight)
    root.classList.toggle('contrast', isContrast)
  })
}

function watched(query: string): Readonly<{ value: boolean }> {
  const list = window.matchMedia(query)
  const matches = shallowRef(list.matches)
  list.addEventListener('change', (event) => (matches.value = event.matches))
  return matches
}
