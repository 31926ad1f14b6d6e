import type { ActsOn } from '../../contract/acts'
import { find, type Character } from '../../campaign/state'
import { movedBy, standOf } from '../views/campaign/arrange'
import { t } from '../words'
import type { Offer, Work } from './offer'
import type { Reach } from './reach'

/** What can be done with a character. */
export function characterActs({ store, desk, grid }: Reach): Readonly<Record<ActsOn<'character'>, Work<Character>>> {
  const moves = (id: string, by: 1 | -1): Offer | null =>
    movedBy(store.state, id, by) === null
      ? null
      : {
          label: t(by < 0 ? 'arrange.left' : 'arrange.right'),
          sign: by < 0 ? 'back' : 'to',
          run: () => void grid()?.arranging.moveBy(id, by),
        }
  return {
    'go-to': ({ id, panel }) => (panel ? { sign: 'to', run: () => grid()?.focusCharacter(id) } : null),
    'begin-for': ({ id }) => ({
      label: t('campaign.begin'),
      sign: 'plus',
      run: () => desk.open({ type: 'begin', character: id, start: null }),
    }),
    'tasks-of': ({ id }) => ({ sign: 'file', run: () => desk.open({ type: 'tasks', character: id }) }),
    'log-of-character': ({ id }) => ({
      sign: 'find',
      run: () => desk.open({ type: 'log', character: id, task: null }),
    }),
    'add-condition': ({ id }) => ({ sign: 'warn', run: () => desk.open({ type: 'condition', character: id }) }),
    'resolve-condition': ({ id, conditions }) =>
      conditions.map((condition, i): Offer => ({
        key: String(i),
        label: t('character.resolve', { condition }),
        sign: 'check',
        run: () => void desk.send({ do: 'character.resolveCondition', with: { character: id, condition } }),
      })),
    'move-left': ({ id }) => moves(id, -1),
    'move-right': ({ id }) => moves(id, 1),
    pin: ({ id, panel }) => {
      const { pinned } = standOf(store.state, id)
      const label = t(pinned ? 'arrange.unpin' : 'arrange.pin')
      return panel ? { label, sign: 'pin', run: () => void grid()?.arranging.pin(id, !pinned) } : null
    },
    fold: ({ id, panel }) => {
      const { folded } = standOf(store.state, id)
      const label = t(folded ? 'arrange.unfold' : 'arrange.fold')
      const sign = folded ? 'down' : 'minus'
      return panel ? { label, sign, run: () => void grid()?.arranging.fold(id, !folded) } : null
    },
    'edit-character': ({ id }) => ({ sign: 'pencil', run: () => desk.open({ type: 'character', character: id }) }),
    'remove-character': ({ id }) => ({
      sign: 'x',
      run: () => void desk.send({ do: 'character.remove', with: { character: id } }),
    }),
  }
}

/** Null: nobody is meant, or is there any more. */
export const characterBy = ({ store }: Reach, id: string | null): Character | null =>
  id === null ? null : (find(store.state.characters, id) ?? null)
