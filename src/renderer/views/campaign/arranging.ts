import { inject, nextTick, provide, ref, shallowRef, type InjectionKey, type Ref } from 'vue'
import { find } from '../../../campaign/state'
import { useCampaignStore } from '../../stores/campaign-store'
import { t } from '../../words'
import { arranged, movedBy, movedTo, standOf, switched } from './arrange'
import { useDesk } from './desk'

/** How the GM sets up the panels. It is kept in the campaign, and no step of undo: each act has its opposite. */
export interface Arranging {
  /** What was done last, for those who do not see it. */
  readonly said: Ref<string>
  readonly moveBy: (character: string, by: 1 | -1) => Promise<void>
  readonly moveTo: (character: string, by: string, isBehind: boolean) => Promise<void>
  readonly fold: (character: string, isFolded: boolean) => Promise<void>
  readonly pin: (character: string, isPinned: boolean) => Promise<void>
  /** Puts all as it stood before what was last arranged in this window; again, and it is as after it. Null: nothing was. */
  readonly back: () => (() => Promise<void>) | null
}

interface Given {
  readonly order?: readonly string[]
  readonly folded?: readonly string[]
  readonly pinned?: readonly string[]
}

const key: InjectionKey<Arranging> = Symbol('arranging')

/** @param refocus gives focus to a character's panel, or to its line when it is folded */
export function provideArranging(refocus: (character: string) => void): Arranging {
  const store = useCampaignStore()
  const desk = useDesk()
  const said = ref('')

  /** How all stood before the last act: a panel that was dropped far away would take many to bring home. */
  const before = shallowRef<Required<Given> | null>(null)
  const standing = (): Required<Given> => {
    const all = arranged(store.state).map(({ id }) => id)
    const of = (which: 'folded' | 'pinned'): readonly string[] => all.filter((id) => standOf(store.state, id)[which])
    return { order: all, folded: of('folded'), pinned: of('pinned') }
  }

  const nameOf = (id: string): string => find(store.state.characters, id)?.name ?? ''

  /** Moving or folding a panel takes focus from what is in it: it gets it back. */
  async function arrange(character: string, given: Given, saying: () => string): Promise<void> {
    const focused = document.activeElement
    const stood = standing()
    await desk.send({ do: 'panels.arrange', with: { ...given } })
    before.value = stood
    await nextTick()
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
    if (document.activeElement === document.body) refocus(character)
    said.value = saying()
  }

  async function move(character: string, order: readonly string[] | null): Promise<void> {
    if (order === null) return
    await arrange(character, { order }, () => {
      const all = arranged(store.state)
      const place = all.findIndex(({ id }) => id === character) + 1
      return t('arrange.moved', { name: nameOf(character), place, count: all.length })
    })
  }

  function back(): (() => Promise<void>) | null {
    if (before.value === null) return null
    const { order, folded, pinned } = before.value
    const isThere = (id: string): boolean => store.state.characters[id]?.panel === true
    const all = standing().order
    // Who came meanwhile stays behind the others.
    const given = {
      order: [...order.filter(isThere), ...all.filter((id) => !order.includes(id))],
      folded: folded.filter(isThere),
      pinned: pinned.filter(isThere),
    }
    return () => arrange(all[0] ?? '', given, () => t('arrange.asBefore'))
  }

  const arranging: Arranging = {
    said,
    back,
    moveBy: (character, by) => move(character, movedBy(store.state, character, by)),
    moveTo: (character, by, isBehind) => move(character, movedTo(store.state, character, by, isBehind)),
    fold: (character, isFolded) =>
      arrange(character, { folded: switched(store.state, 'folded', character, isFolded) }, () =>
        t(isFolded ? 'arrange.folded' : 'arrange.unfolded', { name: nameOf(character) }),
      ),
    pin: (character, isPinned) =>
      arrange(character, { pinned: switched(store.state, 'pinned', character, isPinned) }, () =>
        t(isPinned ? 'arrange.pinned' : 'arrange.unpinned', { name: nameOf(character) }),
      ),
  }
  provide(key, arranging)
  return arranging
}

/** @throws Error outside of the panels (a bug) */
export function useArranging(): Arranging {
  const arranging = inject(key)
  if (arranging === undefined) throw new Error('Nobody arranges the panels')
  return arranging
}
