import type { Selectable } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import type { RunItemsTable } from '../../../../platform/db/tables.ts'
import type { RunRow } from '../../../../platform/runs/run-lifecycle.ts'
import type { GenerationRow } from '../generation-view.ts'
import type { OpenedPlan } from '../plan/open-plan.ts'
import type { ModelCalls } from '../../../model-calls/index.ts'

export type GenerationStep = Selectable<RunItemsTable>

/** State shared while one generation runs. */
export interface GenerationRun {
  readonly context: AppContext
  readonly run: RunRow
  readonly generation: GenerationRow
  readonly nap: ReadonlyMap<string, string>
  /** True if it belongs to a bulk with a spending limit. */
  readonly isLimited: boolean
  /** The material of a planned article; null for others. */
  readonly plan: OpenedPlan | null
  /** The text models of its account. */
  readonly calls: ModelCalls
  /** Aborted when the process stops; the next worker restarts texts in progress. */
  readonly stopping: AbortSignal
}
