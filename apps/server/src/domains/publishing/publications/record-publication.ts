import { sql, type Kysely, type Transaction } from 'kysely'
import type { RunStatus } from '@web2/contract/core'
import type { PublicationTarget, RecordedReview } from '@web2/contract/publishing'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent, type ChangeName } from '../../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import type { RunRow } from '../../../platform/runs/run-lifecycle.ts'
import type { SiteRow } from '../../sites/index.ts'
import type { StepRow } from './publication.ts'
import { publicationViews } from './publication-view.ts'

/** Emits a publication's state. */
const tell = async (db: Kysely<Database>, publicationId: string, name: ChangeName): Promise<void> => {
  const row = await db
    .selectFrom('publications')
    .selectAll()
    .where('id', '=', publicationId)
    .executeTakeFirstOrThrow()
  const [record] = await publicationViews(db, row.siteId, [row])
  if (record) await recordEvent(db, { accountId: row.accountId, path: 'publications', name, record })
}

/** Adds a planned run to its site's history. The caller holds the site lock. */
export const recordPublication = async (
  transaction: Transaction<Database>,
  site: SiteRow,
  wanted: {
    readonly runId: string
    readonly userId: string
    readonly restoredFrom: string | null
    readonly review: RecordedReview | null
  },
): Promise<void> => {
  const id = uuidV7()
  await transaction
    .insertInto('publications')
    .values({
      id,
      accountId: site.accountId,
      siteId: site.id,
      createdBy: wanted.userId,
      runId: wanted.runId,
      number: sql`(select coalesce(max(number), 0) + 1 from publications where site_id = ${site.id})`,
      restoredFrom: wanted.restoredFrom,
      endedAt: null,
      review: wanted.review && JSON.stringify(wanted.review),
    })
    .execute()
  await tell(transaction, id, 'created')
}

/** Returns the state of each target of a run. */
const targetsOf = async (db: Kysely<Database>, steps: readonly StepRow[]): Promise<PublicationTarget[]> => {
  const ids = steps.map(({ subjectId }) => subjectId)
  if (ids.length === 0) return []
  const rows = await db.selectFrom('siteTargets').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return steps.flatMap((step) => {
    const row = byId.get(step.subjectId)
    if (!row) return []
    const { cloud, accountLabel, bucket, url, pages, objects, bytes, uploaded, unchanged, deleted } = row
    return {
      targetId: row.id,
      cloud,
      accountLabel,
      bucket,
      status: step.status,
      message: step.status === 'failed' ? step.message : '',
      url,
      pages,
      objects,
      bytes,
      uploaded,
      unchanged,
      deleted,
      liveCheck: step.status === 'done' ? row.liveCheck : null,
      indexNow: step.status === 'done' ? row.indexNow : null,
    }
  })
}

/** Updates a publication from its run. A run that unpublishes a deleted site has none. */
export const updatePublication = async (
  transaction: Kysely<Database>,
  run: RunRow,
  steps: readonly StepRow[],
  change: { readonly status: RunStatus; readonly message: string; readonly endedAt?: string },
): Promise<void> => {
  const targets = await targetsOf(transaction, steps)
  const row = await transaction
    .updateTable('publications')
    .set({ ...change, targets: JSON.stringify(targets), updatedAt: sql`now()` })
    .where('runId', '=', run.id)
    .returning('id')
    .executeTakeFirst()
  if (row) await tell(transaction, row.id, 'patched')
}
