import { actOf, type ActId } from '../../contract/acts'
import type { MenuItem } from '../ui/menu'
import { actName } from './act-name'
import type { Offer } from './offer'

/** What an act offers now, as menus and the palette show it. */
export const itemsOf = (id: ActId, offers: readonly Offer[], hint: string): readonly MenuItem[] =>
  offers.map((offer, i): MenuItem => ({
    id: offer.key === undefined ? id : `${id}-${offer.key}`,
    label: offer.label ?? actName(id),
    ...(offer.sign === undefined ? {} : { sign: offer.sign }),
    hint,
    isApart: i === 0 && actOf(id).apart === true,
    pick: offer.run,
  }))
