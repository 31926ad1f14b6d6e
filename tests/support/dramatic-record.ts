import type { DramaticTask } from '../../src/rules/systems/dramatic-task/task'
import type { DramaticTable } from './dramatic-table'

/** The record itself, for what no view shows. */
export const taskOf = (table: DramaticTable): DramaticTask => table.table.task(table.task) as DramaticTask
