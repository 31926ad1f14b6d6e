import { defineStore } from 'pinia'
import { shallowRef, watchEffect } from 'vue'
import { defaultSettings, type Settings } from '../../contract/settings'
import { spokenLanguage, type LanguageChoice } from '../../contract/language'
import { useBridge } from '../bridge/bridge'
import { speak, systemLanguage } from '../words'

/** Theme, text size and language. They are put on <html>, from where every token and every rem takes them. */
export const useSettingsStore = defineStore('settings', () => {
  const bridge = useBridge()
  const settings = shallowRef<Settings>(defaultSettings)
  const prefersLight = watched('(prefers-color-scheme: light)')
  const prefersContrast = watched('(prefers-contrast: more)')

  watchEffect(() => {
    const { theme, scale } = settings.value
    const isLight = theme === 'light' || (theme === 'system' && prefersLight.value)
    const root = document.documentElement
    root.classList.toggle('light', isLight)
    root.classList.toggle('contrast', prefersContrast.value)
    root.style.fontSize = `${scale}%`
  })

  const speakAs = (choice: LanguageChoice): Promise<void> => speak(spokenLanguage(choice, [systemLanguage]))

  /** Done when the words of the language are there too: no frame is in another one. */
  async function load(): Promise<void> {
    const reply = await bridge.request('settings:get', null)
    if (reply.ok) settings.value = reply.value
    await speakAs(settings.value.language)
  }

  /** What is left out stays. The window does not wait for the answer: a theme that was not kept is still seen. */
  async function change(part: Partial<Settings>): Promise<void> {
    settings.value = { ...settings.value, ...part }
    void speakAs(settings.value.language)
    await bridge.request('settings:set', part)
  }

  bridge.onPush('settings:changed', (now) => {
    settings.value = now
    void speakAs(now.language)
  })
  return { settings, load, change }
})

function watched(query: string): Readonly<{ value: boolean }> {
  const list = window.matchMedia(query)
  const matches = shallowRef(list.matches)
  list.addEventListener('change', (event) => (matches.value = event.matches))
  return matches
}
