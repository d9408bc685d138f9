import type { Selectable } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { RunItemsTable } from '../../db/tables/runs.ts'
import type { RunRow } from '../runs/work-on-run.ts'
import type { GenerationRow } from './generation-view.ts'
import type { TextWriters } from './text-providers.ts'

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
