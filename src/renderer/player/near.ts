import type { PlayerDeadline } from '../../campaign/player-view'

const HOUR = 3_600

/** It lies within the hour that the clock's face shows. The interval, by which the GM's window goes, players do not know. */
export const isNear = ({ left }: PlayerDeadline): boolean => left > 0 && left <= HOUR
