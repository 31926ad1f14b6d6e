import { inject, nextTick, provide, ref, type InjectionKey, type Ref } from 'vue'
import { find } from '../../../campaign/state'
import { useCampaignStore } from '../../stores/campaign-store'
import { t } from '../../words'
import { arranged, movedBy, movedTo, switched } from './arrange'
import { useDesk } from './desk'

/** How the GM sets up the panels. It is kept in the campaign, and no step of undo: each act has its opposite. */
export interface Arranging {
  /** What was done last, for those who do not see it. */
  readonly said: Ref<string>
  readonly moveBy: (character: string, by: 1 | -1) => Promise<void>
  readonly moveTo: (character: string, by: string, isBehind: boolean) => Promise<void>
  readonly fold: (character: string, isFolded: boolean) => Promise<void>
  readonly pin: (character: string, isPinned: boolean) => Promise<void>
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

  const nameOf = (id: string): string => find(store.state.characters, id)?.name ?? ''

  /** Moving or folding a panel takes focus from what is in it: it gets it back. */
  async function arrange(character: string, given: Given, saying: () => string): Promise<void> {
    const before = document.activeElement
    await desk.send({ do: 'panels.arrange', with: { ...given } })
    await nextTick()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
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

  const arranging: Arranging = {
    said,
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
