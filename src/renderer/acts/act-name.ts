import type { ActId } from '../../contract/acts'
import { t } from '../words'

/** What an act is called where it is about nothing in particular. */
export const actName = (id: ActId): string => t(`act.${id}`)
