import { toldEn } from '../en/told'
import type { Told } from '../words'

/** All that is told of campaigns, in German. */
export const toldDe: Told = { ...toldEn }
