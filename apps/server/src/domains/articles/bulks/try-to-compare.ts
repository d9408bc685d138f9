import type { AppContext } from '../../../platform/context.ts'
import { attempt, mostLostInLongWork, putAsideSentence } from '../../../platform/jobs/attempt.ts'
import { writeKeyword, type BulkRow } from './bulk-view.ts'
import { checkBulkSimilarity } from './find-similar-articles.ts'

const putAside = putAsideSentence(
  'comparison',
  'Compare this article with your others manually, then decide.',
  `${mostLostInLongWork} times`,
)

const comparedOf = async ({ db }: AppContext, { id }: BulkRow): Promise<number> => {
  const { compared } = await db
    .selectFrom('articleBulkRows')
    .select(({ fn }) => fn.countAll<string>().as('compared'))
    .where('bulkId', '=', id)
    .where('compared', '=', true)
    .executeTakeFirstOrThrow()
  return Number(compared)
}

/** Marks articles that were not compared for review. */
const leaveToPeople = ({ db }: AppContext, { id: bulkId, accountId }: BulkRow): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('articleBulkRows')
      .select('id')
      .where('bulkId', '=', bulkId)
      .where('status', '=', 'written')
      .where('compared', '=', false)
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const { id } of rows)
      await writeKeyword(
        transaction,
        { id, accountId },
        { compared: true, status: 'review', message: putAside },
      )
  })

/**
 * Compares a bulk (see `checkBulkSimilarity`); if that repeatedly crashes workers, leaves the rest for
 * review. Returns false if the process stops first.
 */
export const tryToCompare = async (
  context: AppContext,
  bulk: BulkRow,
  stopping: AbortSignal,
): Promise<boolean> => {
  const unit = {
    kind: 'comparison-of-a-bulk',
    subjectId: bulk.id,
    accountId: bulk.accountId,
    mostLost: mostLostInLongWork,
    progress: await comparedOf(context, bulk),
  }
  const tried = await attempt(context, unit, () => checkBulkSimilarity(context, bulk, stopping))
  if (tried.kind === 'ended') return tried.result
  await leaveToPeople(context, bulk)
  return true
}
