import { cliEn } from '../en/cli'
import type { SameWords } from '../speak'

export const cliDe: SameWords<typeof cliEn> = { ...cliEn }
