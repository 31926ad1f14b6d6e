import { defineStore } from 'pinia'
import { shallowRef, watchEffect } from 'vue'
import { defaultSettings, type Settings } from '../../contract/settings'
import { spokenLanguage, type LanguageChoice } from '../../contract/language'
import { useBridge } from '../bridge/bridge'
import { speak, systemLanguage } from '../words'
import { putTheme } from '../theme'

/** Theme, text size and language. They are put on <html>, from where every token and every rem takes them. */
export const useSettingsStore = defineStore('settings', () => {
  const bridge = useBridge()
  const settings = shallowRef<Settings>(defaultSettings)

  putTheme(() => settings.value.theme)
  watchEffect(() => {
    document.documentElement.style.fontSize = `${settings.value.scale}%`
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
