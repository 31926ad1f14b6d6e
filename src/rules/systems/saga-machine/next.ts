import { goOn, type Next } from '../system'
import { isExtended, type SagaTask } from './task'

/** Rolled out: one test after the other; of an opposed test half shown, the other side's. */
export const next = (task: SagaTask): Next => goOn(isExtended(task) ? 'saga.test' : 'saga.oppose')
