import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent, recordEvents } from '../../../platform/events/outbox/record-event.ts'
import type { CampaignJobsTable, CampaignLogsTable, CampaignsTable } from '../tables.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { emitCampaignChanged } from '../emit-campaign-changed.ts'
import { jobView, logView, type CampaignRow, type JobRow } from './post-views.ts'

/** Updates a campaign and emits the change, within the caller's transaction. */
export const updateCampaign = async (
  transaction: Transaction<Database>,
  { id, accountId }: Pick<CampaignRow, 'id' | 'accountId'>,
  change: Updateable<CampaignsTable>,
  now: Date,
): Promise<void> => {
  await transaction
    .updateTable('campaigns')
    .set({ ...change, updatedAt: now.toISOString() })
    .where('id', '=', id)
    .execute()
  await emitCampaignChanged(transaction, accountId, id)
}

/** Emits a changed scheduled post, within the transaction that wrote it. */
export const emitPostChanged = (transaction: Kysely<Database>, row: JobRow): Promise<void> =>
  recordEvent(transaction, {
    accountId: row.accountId,
    path: 'campaign-jobs',
    name: 'patched',
    record: jobView(row),
  })

/**
 * Updates a scheduled post and emits the change, within the caller's transaction. Returns undefined if it
 * doesn't exist.
 */
export const updatePost = async (
  transaction: Kysely<Database>,
  { id }: Pick<JobRow, 'id'>,
  change: Updateable<CampaignJobsTable>,
  now: Date,
): Promise<JobRow | undefined> => {
  const row = await transaction
    .updateTable('campaignJobs')
    .set({ ...change, updatedAt: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row) await emitPostChanged(transaction, row)
  return row
}

type NewLogEntry = Pick<
  Insertable<CampaignLogsTable>,
  'accountId' | 'campaignId' | 'level' | 'event' | 'message'
> & {
  readonly jobId?: string
  readonly createdBy?: string
}

/** Adds log entries to campaigns and emits them, within the caller's transaction. */
export const addLogEntries = async (
  transaction: Kysely<Database>,
  lines: readonly NewLogEntry[],
  now: Date,
): Promise<void> => {
  const at = now.toISOString()
  const rows = await transaction
    .insertInto('campaignLogs')
    .values(
      lines.map(({ jobId = null, createdBy = null, ...rest }) => ({
        ...rest,
        id: uuidV7(),
        jobId,
        createdBy,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .returningAll()
    .execute()
  await recordEvents(
    transaction,
    rows.map((row) => ({
      accountId: row.accountId,
      path: 'campaign-logs',
      name: 'created' as const,
      record: logView(row),
    })),
  )
}

/** Adds one log entry. */
export const addLogEntry = (transaction: Kysely<Database>, line: NewLogEntry, now: Date): Promise<void> =>
  addLogEntries(transaction, [line], now)
