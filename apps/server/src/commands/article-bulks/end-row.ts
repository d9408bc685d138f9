import type { Transaction } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import type { CardRow, GenerationRow } from '../generations/generation-view.ts'
import { writeKeyword } from './bulk-view.ts'
import { wakeBulk } from './wake-bulk.ts'

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

/** The article of a keyword has come to an end: notes it, in the transaction in which it did, and wakes the bulk. */
export const endBulkRow = async (
  context: Pick<AppContext, 'jobs' | 'now'>,
  transaction: Transaction<Database>,
  { generation, cards, ending }: Ended,
): Promise<void> => {
  const row = await transaction
    .selectFrom('articleBulkRows as row')
    .leftJoin('articles as article', 'article.id', 'row.articleId')
    .select(['row.id', 'row.bulkId', 'article.words'])
    .where('row.generationId', '=', generation.id)
    .executeTakeFirst()
  if (!row) return
  // one text that was written again by hand does not make up for others that are missing
  const missing = cards.find(({ status }) => status === 'failed')
  await writeKeyword(
    transaction,
    { id: row.id, accountId: generation.accountId },
    {
      status: missing ? 'failed' : statuses[ending.status],
      message: ending.status === 'done' ? (missing?.message ?? '') : ending.message,
      words: row.words ?? 0,
      cost: costOf(cards),
      compared: false,
      similarity: null,
      similarTo: null,
      endedAt: context.now().toISOString(),
    },
  )
  await wakeBulk(context, transaction, row.bulkId)
}
