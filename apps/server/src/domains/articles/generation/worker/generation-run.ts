import type { Selectable } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import type { RunItemsTable } from '../../../../platform/db/runs-tables.ts'
import type { RunRow } from '../../../../platform/runs/run-lifecycle.ts'
import type { GenerationRow } from '../generation-view.ts'
import type { TextWriters } from '../text-providers.ts'

export type GenerationStep = Selectable<RunItemsTable>

/** What the writing of one generation works with. */
export interface GenerationRun {
  readonly context: AppContext
  readonly run: RunRow
  readonly generation: GenerationRow
  readonly nap: ReadonlyMap<string, string>
  /** It belongs to a bulk that may only cost so much. */
  readonly isLimited: boolean
  readonly writerFor: TextWriters['writerFor']
  /** Aborted when the process stops: what is being written is begun anew by the next worker. */
  readonly stopping: AbortSignal
}
