import type { Selectable } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { RunItemsTable } from '../../../platform/db/tables.ts'
import type { PublicationsTable } from '../tables.ts'
import type { SiteRow, TargetRow } from '../../sites/index.ts'
import type { RunRow } from '../../../platform/runs/run-lifecycle.ts'

/** Kind of the run, and name of its job. */
export const publishKind = 'publish-site'

export type StepRow = Selectable<RunItemsTable>
export type PublicationRow = Selectable<PublicationsTable>

/** One target's step in a publication. */
export interface TargetStep {
  readonly context: AppContext
  readonly run: RunRow
  readonly step: StepRow
  readonly site: SiteRow
  readonly target: TargetRow
  /** History entry; undefined for a run that unpublishes a deleted site. */
  readonly publication: PublicationRow | undefined
  /** Position among the run's targets, from 1, and their number. */
  readonly turn: number
  readonly turns: number
}
