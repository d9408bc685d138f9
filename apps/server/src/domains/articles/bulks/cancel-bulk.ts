import { generationRunKind } from '@web2/contract/articles'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { stopGenerations } from '../generation/stop-generation.ts'
import { writeBulk, type BulkRow } from './bulk-view.ts'

/**
 * Cancels waiting keywords and stops texts in progress, which keep what they have; finished articles stay.
 * The caller holds the lock on the bulk.
 */
export const cancelRows = async (
  context: Pick<AppContext, 'jobs' | 'now'>,
  transaction: Transaction<Database>,
  { id, accountId }: Pick<BulkRow, 'id' | 'accountId'>,
): Promise<BulkRow> => {
  const open = await transaction
    .selectFrom('runs as run')
    .innerJoin('articleBulkRows as row', 'row.generationId', 'run.subjectId')
    .select('run.id')
    .where('row.bulkId', '=', id)
    // an article that was paused with its bulk has a waiting row
    .where('row.status', 'in', ['writing', 'waiting'])
    .where('run.kind', '=', generationRunKind)
    .where('run.status', 'in', ['queued', 'running'])
    .execute()
  await transaction
    .updateTable('articleBulkRows')
    .set({ status: 'cancelled', endedAt: context.now().toISOString() })
    .where('bulkId', '=', id)
    .where('status', '=', 'waiting')
    .execute()
  await stopGenerations(
    context,
    transaction,
    open.map((run) => ({ ...run, accountId })),
  )
  return writeBulk(transaction, { id, accountId }, { status: 'cancelled', message: '' })
}
