import { inject, provide, type InjectionKey } from 'vue'
import { actOf, actsOn, type ActId, type ActsOn } from '../../contract/acts'
import { useSettingsStore } from '../stores/settings-store'
import type { MenuItem } from '../ui/menu'
import { appActs, type AppReach } from './app-acts'
import { itemsOf } from './items'
import { keyHint } from './key-words'
import { offersOf } from './offer'

/** The acts of a window without a campaign: those of the app as a whole, from the same registry. */
export interface WelcomeActs {
  readonly all: () => readonly MenuItem[]
  /** What this window alone offers: the sample, and what was played lately. */
  readonly own: () => readonly MenuItem[]
  /** False: it is not an act of this window. */
  readonly run: (id: ActId) => boolean
}

export const welcomeActsKey: InjectionKey<WelcomeActs> = Symbol('welcome acts')

const isOfApp = (id: ActId): id is ActsOn<'app'> => actOf(id).on === 'app'

/** Joins them, and hands them to the palette. */
export function provideWelcomeActs(reach: AppReach, own: WelcomeActs['own']): WelcomeActs {
  const settings = useSettingsStore()
  const works = appActs(reach, settings)
  const acts: WelcomeActs = {
    own,
    all: () =>
      actsOn('app').flatMap((id) => itemsOf(id, offersOf(works[id], null), keyHint(id, settings.settings.shortcuts))),
    run: (id) => {
      if (!isOfApp(id)) return false
      const [offer] = offersOf(works[id], null)
      offer?.run()
      return offer !== undefined
    },
  }
  provide(welcomeActsKey, acts)
  return acts
}

/** Null in a window that shows a campaign. */
export const useWelcomeActs = (): WelcomeActs | null => inject(welcomeActsKey, null)
