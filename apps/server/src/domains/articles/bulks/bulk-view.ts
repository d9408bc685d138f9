import { findAccountRow } from '../../../platform/db/account-row.ts'
import type { ArticleBulk, ArticleBulkRow } from '@web2/contract/articles'
import { limits } from '@web2/contract/core'
import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import type { ArticleBulkRowsTable, ArticleBulksTable } from '../tables.ts'

export type BulkRow = Selectable<ArticleBulksTable>
export type BulkKeyword = Selectable<ArticleBulkRowsTable>

export const bulkView = (row: BulkRow): ArticleBulk => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  name: row.name,
  writtenBy: row.writtenBy,
  categoryId: row.categoryId,
  napAtEnd: row.napAtEnd,
  atOnce: row.atOnce ?? limits.bulkAtOnce,
  spendLimit: row.spendLimit,
  status: row.status,
  message: row.message,
  total: row.total,
  waiting: row.waiting,
  writing: row.writing,
  written: row.written,
  review: row.review,
  failed: row.failed,
  cancelled: row.cancelled,
  words: row.words,
  cost: row.cost,
  endedAt: row.endedAt,
})

export const keywordView = (row: BulkKeyword): ArticleBulkRow => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  bulkId: row.bulkId,
  position: row.position,
  keyword: row.keyword,
  napId: row.napId,
  status: row.status,
  message: row.message,
  generationId: row.generationId,
  runId: row.runId,
  articleId: row.articleId,
  words: row.words,
  cost: row.cost,
  similarity: row.similarity,
  similarTo: row.similarTo,
})

/**
 * Locks a bulk until the transaction ends, so that starting keywords, changing and ending it are serialized.
 */
export const lockBulk = (
  transaction: Transaction<Database>,
  key: { readonly id: string; readonly accountId: string },
): Promise<BulkRow | undefined> =>
  // a stronger lock would block inserts that merely reference the bulk
  findAccountRow(transaction, 'articleBulks', key, { lock: 'no key update' })

/** Updates one keyword and emits the change, within the caller's transaction. */
export const writeKeyword = async (
  transaction: Kysely<Database>,
  { id, accountId }: Pick<BulkKeyword, 'id' | 'accountId'>,
  change: Updateable<ArticleBulkRowsTable>,
): Promise<BulkKeyword> => {
  const row = await transaction
    .updateTable('articleBulkRows')
    .set({ ...change, updatedAt: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(transaction, {
    accountId,
    path: 'article-bulk-rows',
    name: 'patched',
    record: keywordView(row),
  })
  return row
}

/** Counts the bulk's keywords by status. */
const countedNow = async (transaction: Kysely<Database>, bulkId: string) => {
  const { cost, unpriced, ...counts } = await transaction
    .selectFrom('articleBulkRows')
    .where('bulkId', '=', bulkId)
    .select(({ fn }) => [
      ...(['waiting', 'writing', 'written', 'review', 'failed', 'cancelled'] as const).map((status) =>
        fn.countAll<number>().filterWhere('status', '=', status).as(status),
      ),
      fn.coalesce(fn.sum<number>('words'), sql<number>`0`).as('words'),
      fn.coalesce(fn.sum<number>('cost'), sql<number>`0`).as('cost'),
      fn.countAll<number>().filterWhere('words', '>', 0).filterWhere('cost', 'is', null).as('unpriced'),
    ])
    .executeTakeFirstOrThrow()
  return { ...counts, words: Number(counts.words), cost: Number(unpriced) > 0 ? null : Number(cost) }
}

/** Updates a bulk, recounts its keywords and emits the change, within the caller's transaction. */
export const writeBulk = async (
  transaction: Kysely<Database>,
  { id, accountId }: Pick<BulkRow, 'id' | 'accountId'>,
  change: Updateable<ArticleBulksTable> = {},
): Promise<BulkRow> => {
  const counts = await countedNow(transaction, id)
  const row = await transaction
    .updateTable('articleBulks')
    .set({ ...change, ...counts, updatedAt: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEvent(transaction, {
    accountId,
    path: 'article-bulk-generator',
    name: 'patched',
    record: bulkView(row),
  })
  return row
}
