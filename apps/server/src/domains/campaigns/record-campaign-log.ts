import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import type { Caller } from '../../platform/auth/caller.ts'

/** Adds a log entry about a user's action on a campaign or one of its posts. */
export const recordCampaignLog = async (
  transaction: Kysely<Database>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  line: {
    readonly campaignId: string
    readonly jobId?: string
    readonly event: string
    readonly message: string
  },
): Promise<void> => {
  const { id, ...row } = await transaction
    .insertInto('campaignLogs')
    .values({
      id: uuidV7(),
      accountId,
      createdBy: userId,
      campaignId: line.campaignId,
      jobId: line.jobId ?? null,
      level: 'info',
      event: line.event,
      message: line.message,
    })
    .returning([
      'id',
      'createdAt',
      'updatedAt',
      'createdBy',
      'campaignId',
      'jobId',
      'level',
      'event',
      'message',
    ])
    .executeTakeFirstOrThrow()
  await recordEvent(transaction, {
    accountId,
    path: 'campaign-logs',
    name: 'created',
    record: { _id: id, ...row },
  })
}
