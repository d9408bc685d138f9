import type { Selectable } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { RunItemsTable } from '../../../platform/db/runs-tables.ts'
import type { PublicationsTable } from '../tables.ts'
import type { SiteRow, TargetRow } from '../../sites/site-row.ts'
import type { RunRow } from '../../../platform/runs/run-lifecycle.ts'

/** Kind of the run, and name of the job that works on it. */
export const publishKind = 'publish-site'

export type StepRow = Selectable<RunItemsTable>
export type PublicationRow = Selectable<PublicationsTable>

/** One target's turn in a publication. */
export interface TargetStep {
  readonly context: AppContext
  readonly run: RunRow
  readonly step: StepRow
  readonly site: SiteRow
  readonly target: TargetRow
  /** Its entry in the site's history; undefined for a run that takes a deleted site down. */
  readonly publication: PublicationRow | undefined
  /** Its number among the run's targets, from 1, and how many there are. */
  readonly turn: number
  readonly turns: number
}
