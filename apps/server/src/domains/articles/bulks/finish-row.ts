import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { CardRow, GenerationRow } from '../generation/generation-view.ts'
import { writeKeyword } from './bulk-view.ts'
import { enqueueBulk } from './wake-bulk.ts'

interface Ended {
  readonly generation: GenerationRow
  readonly cards: readonly CardRow[]
  readonly ending: { readonly status: 'done' | 'failed' | 'cancelled'; readonly message: string }
}

const statuses = { done: 'written', failed: 'failed', cancelled: 'cancelled' } as const

/** Dollars of what was written; null as soon as one price is not known. */
const costOf = (cards: readonly CardRow[]): number | null => {
  const paid = cards.filter(
    ({ outputTokens, type, text }) => outputTokens > 0 || (type === 'image' && text !== ''),
  )
  const costs = paid.map(({ cost }) => cost)
  return costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0)
}

/**
 * The article of a keyword has come to an end: notes it, in the transaction in which it did, and has its bulk looked at,
 * also one that has ended: a text of it that was written again by hand is counted and compared like the others.
 */
export const finishRow = async (
  context: Pick<AppContext, 'jobs' | 'now'>,
  transaction: Transaction<Database>,
  { generation, cards, ending }: Ended,
): Promise<void> => {
  const row = await transaction
    .selectFrom('articleBulkRows as row')
    .innerJoin('articleBulks as bulk', 'bulk.id', 'row.bulkId')
    .leftJoin('articles as article', 'article.id', 'row.articleId')
    .select([
      'row.id',
      'row.status',
      'row.bulkId',
      'bulk.name',
      'bulk.total',
      'bulk.createdBy',
      'article.words',
    ])
    .where('row.generationId', '=', generation.id)
    .forUpdate('row')
    .executeTakeFirst()
  if (!row) return
  const { accountId } = generation
  const { bulkId: id, name, total, createdBy } = row
  const wake = () => enqueueBulk(context, transaction, { id, accountId, name, total }, createdBy)
  // one text that was written again by hand does not make up for others that are missing
  const missing = cards.find(({ status }) => status === 'failed')
  const status = missing ? 'failed' : statuses[ending.status]
  // somebody wants it again already, and it has waited for this
  if (row.status === 'waiting' && status !== 'written') return wake()
  await writeKeyword(
    transaction,
    { id: row.id, accountId },
    {
      status,
      message: ending.status === 'done' ? (missing?.message ?? '') : ending.message,
      words: row.words ?? 0,
      cost: costOf(cards),
      compared: false,
      similarity: null,
      similarTo: null,
      endedAt: context.now().toISOString(),
    },
  )
  await wake()
}
