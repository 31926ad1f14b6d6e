import { actIds, actOf, type ActGroup, type ActId } from '../../../contract/acts'
import { t } from '../../words'

export interface ActsOfGroup {
  readonly group: ActGroup
  readonly name: string
  readonly ids: readonly ActId[]
}

/** Acts under their headings, in the registry's order; those that `isShown` leaves out, and empty groups, are missing. */
export function actsByGroup(isShown: (id: ActId) => boolean): readonly ActsOfGroup[] {
  const shown = actIds.filter(isShown)
  const groups = [...new Set(shown.map((id) => actOf(id).group))]
  return groups.map((group) => ({
    group,
    name: t(`acts.${group}`),
    ids: shown.filter((id) => actOf(id).group === group),
  }))
}
