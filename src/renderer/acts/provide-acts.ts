import { provide } from 'vue'
import { actIds, actOf, actsOn, type ActId, type ActOn, type ActsOn } from '../../contract/acts'
import { useSettingsStore } from '../stores/settings-store'
import type { MenuItem } from '../ui/menu'
import { timersOn } from '../views/campaign/timer-lines'
import { appActs } from './app-acts'
import { actsKey, type Acts } from './acts'
import { campaignActs } from './campaign-acts'
import { characterActs, characterBy } from './character-acts'
import { entryActs } from './entry-acts'
import { itemsOf } from './items'
import { keyHint } from './key-words'
import { offersOf, type Work } from './offer'
import type { Reach } from './reach'
import { panelActs, taskActs, type TaskAbout } from './task-acts'
import { timerActs } from './timer-acts'

/** Joins the acts of all kinds, and hands them to the components of the campaign's window. */
export function provideActs(reach: Reach): Acts {
  const settings = useSettingsStore()
  const works = {
    app: appActs(reach, settings),
    campaign: campaignActs(reach),
    panel: panelActs(reach),
    task: taskActs(reach),
    character: characterActs(reach),
    timer: timerActs(reach),
    entry: entryActs(reach),
  }

  const hint = (id: ActId): string => keyHint(id, settings.settings.shortcuts)
  const items = <O extends ActOn, T>(
    ids: readonly ActsOn<O>[],
    all: Readonly<Record<ActsOn<O>, Work<T>>>,
    about: T,
  ): readonly MenuItem[] => ids.flatMap((id) => itemsOf(id, offersOf(all[id], about), hint(id)))

  /** The task and panel that a key is about. */
  const taskAtHand = (): TaskAbout | null => {
    const at = reach.grid()?.acting() ?? null
    return at === null || at.task === null ? null : { task: at.task, character: at.character }
  }
  const first = <T>(work: Work<T>, about: T | null): boolean => {
    const offer = about === null ? undefined : offersOf(work, about)[0]
    offer?.run()
    return offer !== undefined
  }
  const isOf = <O extends ActOn>(on: O, id: ActId): id is ActsOn<O> => actOf(id).on === on

  function run(id: ActId): boolean {
    if (isOf('campaign', id) || isOf('app', id)) {
      const [offer] = isOf('app', id) ? offersOf(works.app[id], null) : offersOf(works.campaign[id], null)
      offer?.run()
      return offer !== undefined
    }
    if (isOf('panel', id)) return first(works.panel[id], taskAtHand())
    if (isOf('task', id)) return first(works.task[id], taskAtHand())
    if (isOf('character', id))
      return first(works.character[id], characterBy(reach, reach.grid()?.acting()?.character ?? null))
    if (isOf('timer', id)) return first(works.timer[id], timersOn(reach.store.state)[0] ?? null)
    if (isOf('entry', id)) return first(works.entry[id], reach.store.log.at(-1) ?? null)
    return false
  }

  /** Of the campaign as a whole and of the app, in the registry's order. */
  const wide = (isMeant: (id: ActId) => boolean): readonly MenuItem[] =>
    actIds.filter(isMeant).flatMap((id) => {
      if (isOf('campaign', id)) return items([id], works.campaign, null)
      return isOf('app', id) ? items([id], works.app, null) : []
    })

  const acts: Acts = {
    menu: (which) => wide((id) => actOf(id).menus?.includes(which) === true),
    ofCampaign: () => wide(() => true),
    ofPanel: (about) => items(actsOn('panel'), works.panel, about),
    ofTask: (about, isThere) =>
      items(
        actsOn('task').filter((id) => !isThere || id !== 'show-task'),
        works.task,
        about,
      ),
    ofCharacter: (character, isThere) =>
      items(
        actsOn('character').filter((id) => !isThere || id !== 'go-to'),
        works.character,
        character,
      ),
    ofTimer: (timer) => items(actsOn('timer'), works.timer, timer),
    ofEntry: (entry) => items(actsOn('entry'), works.entry, entry),
    run,
    reach,
    hint,
  }
  provide(actsKey, acts)
  return acts
}
