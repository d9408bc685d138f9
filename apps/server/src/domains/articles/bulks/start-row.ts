import { generationRunKind } from '@web2/contract/articles'
import { limits } from '@web2/contract/core'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isPublicError } from '../../../platform/errors.ts'
import { holdUsageAndCommit, type UsageReservation } from '../../billing/index.ts'
import { insertUnreserved } from '../generation/insert-generation.ts'
import { plannedCards } from '../generation/plan-generation.ts'
import { lockBulk, writeBulk, writeKeyword, type BulkKeyword, type BulkRow } from './bulk-view.ts'
import { spentMessage } from './bulk-spending.ts'
import { pauseWritings } from './pause-writings.ts'
import { retryRow } from './retry-row.ts'

/** Articles of one bulk in progress at once, so that those of other bulks get their share. */
export const maxActiveRows = limits.bulkAtOnce

const countBegun = async (transaction: Transaction<Database>, bulkId: string): Promise<number> => {
  const { begun } = await transaction
    .selectFrom('articleBulkRows')
    .select(({ fn }) => fn.countAll<number>().as('begun'))
    .where('bulkId', '=', bulkId)
    .where('status', '=', 'writing')
    .executeTakeFirstOrThrow()
  return Number(begun)
}

/**
 * Returns the next waiting keyword. Skips those whose article is being stopped; they wake the bulk when it
 * ends.
 */
const nextWaiting = (transaction: Transaction<Database>, bulkId: string): Promise<BulkKeyword | undefined> =>
  transaction
    .selectFrom('articleBulkRows as row')
    .selectAll('row')
    .where('row.bulkId', '=', bulkId)
    .where('row.status', '=', 'waiting')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('runs as run')
            .select('run.id')
            .where('run.kind', '=', generationRunKind)
            .whereRef('run.subjectId', '=', 'row.generationId')
            .where('run.status', 'in', ['queued', 'running'])
            .where('run.cancelRequested', '=', true),
        ),
      ),
    )
    .orderBy('row.position')
    .limit(1)
    .executeTakeFirst()

/** Inserts an article for the keyword. Returns the unit to reserve for it. */
const beginArticle = async (
  context: AppContext,
  transaction: Transaction<Database>,
  bulk: BulkRow,
  { id, keyword, napId }: BulkKeyword,
): Promise<UsageReservation | null> => {
  const { accountId, cards, stacker, plan, categoryId, napAtEnd, writtenBy } = bulk
  const start = {
    keyword,
    napId,
    napAtEnd,
    categoryId,
    name: writtenBy,
    ...(cards && { cards }),
    ...(stacker && { stacker }),
    ...(plan && { plan }),
  }
  const owner = { accountId, userId: bulk.createdBy ?? '' }
  const begun = await insertUnreserved(context, transaction, owner, {
    start,
    plan: plannedCards(start),
    bulkId: bulk.id,
  })
  await writeKeyword(
    transaction,
    { id, accountId },
    {
      status: 'writing',
      message: '',
      generationId: begun.row.id,
      runId: begun.runId,
      articleId: begun.row.articleId,
    },
  )
  return begun.reservation
}

export type StartResult = 'one' | 'none' | 'enough' | 'paused'

const begin = (context: AppContext, bulk: Pick<BulkRow, 'id' | 'accountId'>): Promise<StartResult> =>
  context.db.transaction().execute(async (transaction) => {
    const locked = await lockBulk(transaction, bulk)
    if (locked?.status !== 'running') return 'paused'
    if ((await countBegun(transaction, bulk.id)) >= (locked.atOnce ?? maxActiveRows)) return 'enough'
    const row = await nextWaiting(transaction, bulk.id)
    if (!row) return 'none'
    const spent = await spentMessage(transaction, locked)
    if (spent !== null) {
      await pauseWritings(transaction, locked, 'text')
      await writeBulk(transaction, locked, { status: 'paused', message: spent })
      return 'paused'
    }
    const retried = await retryRow(context, transaction, locked, row)
    const reservation = retried ? retried.reservation : await beginArticle(context, transaction, locked, row)
    // last, because all articles of the account wait for its counter
    await holdUsageAndCommit(transaction, reservation ? [reservation] : [])
    return 'one'
  })

/**
 * Pauses a bulk; articles in progress finish. Does nothing if it was resumed since it was read, because the
 * reason is outdated then.
 */
export const pauseBulk = (
  { db }: AppContext,
  bulk: Pick<BulkRow, 'id' | 'accountId' | 'resumedAt'>,
  message: string,
) =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockBulk(transaction, bulk)
    if (locked?.status === 'running' && locked.resumedAt === bulk.resumedAt)
      await writeBulk(transaction, locked, { status: 'paused', message })
  })

/**
 * Starts the next waiting keyword in its own transaction. If the month is used up or a user has to fix
 * something, pauses the bulk with that message. Its keywords then wait instead of failing.
 */
export const startNextRow = async (
  context: AppContext,
  bulk: Pick<BulkRow, 'id' | 'accountId' | 'resumedAt'>,
): Promise<StartResult> => {
  try {
    return await begin(context, bulk)
  } catch (error) {
    if (!isPublicError(error)) throw error
    await pauseBulk(context, bulk, error.message)
    return 'paused'
  }
}
