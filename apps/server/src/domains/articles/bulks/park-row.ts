import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { GenerationRow } from '../generation/generation-view.ts'
import { writeKeyword } from './bulk-view.ts'
import { enqueueBulk } from './wake-bulk.ts'

/** Returns a paused article's keyword to waiting and recounts its bulk. */
export const parkBulkRow = async (
  context: Pick<AppContext, 'jobs' | 'now'>,
  transaction: Transaction<Database>,
  { id: generationId, accountId }: GenerationRow,
): Promise<void> => {
  const row = await transaction
    .selectFrom('articleBulkRows as row')
    .innerJoin('articleBulks as bulk', 'bulk.id', 'row.bulkId')
    .select(['row.id', 'row.bulkId', 'bulk.name', 'bulk.total', 'bulk.createdBy'])
    .where('row.generationId', '=', generationId)
    .where('row.status', '=', 'writing')
    .forUpdate('row')
    .executeTakeFirst()
  if (!row) return
  await writeKeyword(transaction, { id: row.id, accountId }, { status: 'waiting', message: '' })
  const { bulkId: id, name, total, createdBy } = row
  await enqueueBulk(context, transaction, { id, accountId, name, total }, createdBy)
}
