import { inOrder } from '../../../campaign/state'
import type { Acts } from '../../acts/acts'
import type { WelcomeActs } from '../../acts/welcome-acts'
import type { Reach } from '../../acts/reach'
import type { MenuItem } from '../../ui/menu'
import type { SignName } from '../../ui/drawings/signs'
import { showsInFullAt } from '../campaign/panels'
import { timersOn } from '../campaign/timer-lines'
import { t } from '../../words'

/** One thing that the palette offers. */
export interface PaletteEntry {
  /** The same thing has the same key each time, so that it can be remembered. */
  readonly key: string
  readonly label: string
  /** Who or what it is about. */
  readonly detail: string
  readonly sign: SignName | null
  readonly hint: string
  /** Shown before anything is typed. */
  readonly isFirst: boolean
  /** About the panel that has focus: of equals it is meant. */
  readonly isHere: boolean
  readonly run: () => void
}

type Sources = Pick<Reach, 'store' | 'desk' | 'grid'>

/**
 * Everything that can be done now: acts, tasks with theirs, characters, presets, timers.
 *
 * @param here the character whose panel has focus
 */
export function paletteEntries(acts: Acts, sources: Sources, here: string | null): readonly PaletteEntry[] {
  const { store } = sources
  return [
    ...acts
      .ofCampaign()
      .filter(({ id }) => id !== 'palette')
      .map((item) => entryOf(item, '', '', !item.id.startsWith('panel-'))),
    ...characterEntries(acts, sources, here),
    ...taskEntries(acts, sources, here),
    ...inOrder(store.state.presets).map(({ id, name, with: start }): PaletteEntry => ({
      key: `preset:${id}`,
      label: t('palette.beginPreset', { name }),
      detail: t('palette.preset'),
      sign: 'note',
      hint: '',
      isFirst: false,
      isHere: false,
      run: () => sources.desk.open({ type: 'begin', character: sources.grid()?.focusedCharacter() ?? null, start }),
    })),
    ...timersOn(store.state).flatMap((timer) =>
      acts.ofTimer(timer).map((item) => entryOf(item, timer.id, timer.label, false)),
    ),
  ]
}

/** In a window without a campaign: what was played lately first, then what every window can do. */
export const welcomeEntries = (acts: WelcomeActs): readonly PaletteEntry[] =>
  [...acts.own(), ...acts.all().filter(({ id }) => id !== 'palette')].map((item) => entryOf(item, '', '', true))

const entryOf = (item: MenuItem, about: string, detail: string, isFirst: boolean, isHere = false): PaletteEntry => ({
  key: about === '' ? item.id : `${item.id}:${about}`,
  label: item.label,
  detail,
  sign: item.sign ?? null,
  hint: about === '' ? (item.hint ?? '') : '',
  isFirst,
  isHere,
  run: item.pick,
})

function characterEntries(acts: Acts, { store }: Sources, here: string | null): readonly PaletteEntry[] {
  return inOrder(store.state.characters).flatMap((character) =>
    acts.ofCharacter(character, false).map((item): PaletteEntry => {
      const { name } = character
      const entry = entryOf(item, character.id, name, false, character.id === here)
      if (item.id === 'go-to') return { ...entry, label: t('palette.goTo', { name }), detail: '' }
      if (item.id === 'begin-for') return { ...entry, label: t('palette.beginFor', { name }), detail: '' }
      return entry
    }),
  )
}

function taskEntries(acts: Acts, { store, grid }: Sources, here: string | null): readonly PaletteEntry[] {
  return inOrder(store.state.tasks).flatMap((task) => {
    const character = showsInFullAt(store.state, task)
    const about = { task, character: character ?? '' }
    const name = store.state.characters[character ?? '']?.name ?? ''
    const shown = grid()?.itemsOf(task.id) ?? null
    // What is shown in full knows its system's own acts too.
    const items = [...acts.ofTask(about, false).filter(({ id }) => shown === null || id === 'show-task')]
    return [...items, ...(shown ?? acts.ofPanel(about))].map((item): PaletteEntry => {
      const entry = entryOf(item, task.id, task.title, false, character !== null && character === here)
      if (item.id === 'show-task') return { ...entry, label: t('palette.goTo', { name: task.title }), detail: name }
      if (name !== '' && item.id === 'roll') return { ...entry, label: t('palette.rollFor', { name }) }
      if (name !== '' && item.id === 'enter') return { ...entry, label: t('palette.enterFor', { name }) }
      return entry
    })
  })
}
