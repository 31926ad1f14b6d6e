import { find, inOrder, type CampaignState, type Character, type PanelStand } from '../../../campaign/state'

/** What of a campaign says how its panels stand. */
export type Standing = Pick<CampaignState, 'characters' | 'panels'>

const asItComes: PanelStand = { place: null, folded: false, pinned: false }

/** How the GM has put a character's panel: folded, pinned. */
export const standOf = (state: Standing, character: string): PanelStand => find(state.panels, character) ?? asItComes

/** Who has a panel, in the order in which the panels stand: pinned ones first, who came last at the end. */
export function arranged(state: Standing): readonly Character[] {
  const rank = ({ id }: Character): readonly [number, number] => {
    const { pinned, place } = standOf(state, id)
    return [pinned ? 0 : 1, place ?? Infinity]
  }
  return inOrder(state.characters)
    .filter((character) => character.panel)
    .map((character) => ({ character, rank: rank(character) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || (a.rank[1] === b.rank[1] ? 0 : a.rank[1] - b.rank[1]))
    .map(({ character }) => character)
}

/** Those that a panel can change places with: pinned among pinned, folded among folded. */
function sameKind(state: Standing, order: readonly string[], id: string): readonly string[] {
  const own = standOf(state, id)
  return order.filter((other) => {
    const stand = standOf(state, other)
    return stand.pinned === own.pinned && stand.folded === own.folded
  })
}

/** The order with a panel one place earlier or later; null: it stands at that end. */
export function movedBy(state: Standing, id: string, by: 1 | -1): readonly string[] | null {
  const order = arranged(state).map((character) => character.id)
  const own = sameKind(state, order, id)
  const next = own[own.indexOf(id) + by]
  return next === undefined ? null : movedTo(state, id, next, by > 0)
}

/** The order with a panel before or behind another, as far as its kind reaches; null: nothing is otherwise. */
export function movedTo(state: Standing, id: string, by: string, isBehind: boolean): readonly string[] | null {
  const order = arranged(state).map((character) => character.id)
  if (id === by || !order.includes(id) || !order.includes(by)) return null
  const rest = order.filter((other) => other !== id)
  const at = rest.indexOf(by) + (isBehind ? 1 : 0)
  const moved = [...rest.slice(0, at), id, ...rest.slice(at)]
  return moved.every((other, i) => other === order[i]) ? null : moved
}

/** All that are folded, or pinned, when one is or is no longer. */
export function switched(state: Standing, which: 'folded' | 'pinned', id: string, isOn: boolean): readonly string[] {
  const others = arranged(state).flatMap((character) =>
    character.id !== id && standOf(state, character.id)[which] ? [character.id] : [],
  )
  return isOn ? [...others, id] : others
}
