import { requireAccountRow } from '../../../platform/db/account-row.ts'
import type { AssistedPost } from '@web2/contract/campaigns'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import type { AssistedPostsTable } from '../tables.ts'

export type AssistedPostRow = Selectable<AssistedPostsTable>

export const assistedPostView = ({ id, ...row }: AssistedPostRow): AssistedPost => ({
  _id: id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  articleId: row.articleId,
  subPropertyId: row.subPropertyId,
  campaignJobId: row.campaignJobId,
  title: row.title,
  placeName: row.placeName,
  placeUrl: row.placeUrl,
  status: row.status,
  url: row.url,
  problem: row.problem,
  checkedAt: row.checkedAt,
})

/** Returns the account's assisted post. Throws 404 if it doesn't exist. */
export const findAssistedPost = (
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<AssistedPostRow> => requireAccountRow(db, 'assistedPosts', { id, accountId }, 'post')

/** Emits a changed assisted post, within the transaction that wrote it. */
export const emitAssistedPostChanged = (
  transaction: Kysely<Database>,
  row: AssistedPostRow,
  name: 'created' | 'patched',
): Promise<void> =>
  recordEvent(transaction, {
    accountId: row.accountId,
    path: 'assisted-posts',
    name,
    record: assistedPostView(row),
  })
