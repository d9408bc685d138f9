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

/** Returns the cost of the generated cards in dollars; null if any price is unknown. */
const costOf = (cards: readonly CardRow[]): number | null => {
  const paid = cards.filter(
    ({ outputTokens, type, text }) => outputTokens > 0 || (type === 'image' && text !== ''),
  )
  const costs = paid.map(({ cost }) => cost)
  return costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0)
}

/**
 * Records that a keyword's article ended, in the same transaction. Returns how it wakes the bulk, which holds a key of the
 * queue and comes last. Also handles ended bulks, because regenerated texts are counted and compared too.
 */
export const finishRow = async (
  context: Pick<AppContext, 'jobs' | 'now'>,
  transaction: Transaction<Database>,
  { generation, cards, ending }: Ended,
): Promise<() => Promise<unknown>> => {
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
  if (!row) return async () => undefined
  const { accountId } = generation
  const { bulkId: id, name, total, createdBy } = row
  const wake = () => enqueueBulk(context, transaction, { id, accountId, name, total }, createdBy)
  // regenerating one text doesn't complete an article that misses others
  const missing = cards.find(({ status }) => status === 'failed')
  const status = missing ? 'failed' : statuses[ending.status]
  // already requested again; the new attempt was waiting for this end
  if (row.status === 'waiting' && status !== 'written') return wake
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
  return wake
}
