import { setImmediate as breathe } from 'node:timers/promises'
import { plainText } from '@web2/contract'
import { createSimilarityIndex, duplicateFrom, similarFrom } from '@web2/writing'
import type { AppContext } from '../../context.ts'
import { writeBulk, writeKeyword, type BulkRow } from './bulk-view.ts'

/** Articles of a bulk that are compared with everything at once: all of them are held in memory. */
const comparedAtOnce = 1_000
/** Articles read between two looks at what else there is to do. */
const readAtOnce = 10

interface Nearest {
  readonly similarity: number
  readonly similarTo: string
}

interface Compared {
  readonly id: string
  readonly articleId: string
  readonly position: number
}

const uncompared = async ({ db }: AppContext, bulkId: string): Promise<readonly Compared[]> => {
  const rows = await db
    .selectFrom('articleBulkRows')
    .select(['id', 'articleId', 'position'])
    .where('bulkId', '=', bulkId)
    .where('status', '=', 'written')
    .where('compared', '=', false)
    .orderBy('position')
    .limit(comparedAtOnce)
    .execute()
  return rows.flatMap(({ articleId, ...row }) => ({ ...row, articleId: articleId ?? '' }))
}

/** Every article of the account with its words, a few at a time, so that nobody else waits long. */
async function* articleTexts({ db }: AppContext, accountId: string) {
  let last: string | undefined
  for (;;) {
    const page = await db
      .selectFrom('articles')
      .select(['id', 'text'])
      .where('accountId', '=', accountId)
      .where('status', '!=', 'generating')
      .$if(last !== undefined, (query) => query.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(readAtOnce)
      .execute()
    for (const { id, text } of page) yield { id, text: plainText(text) }
    if (page.length < readAtOnce) return
    last = page.at(-1)?.id
    await breathe()
  }
}

const indexOf = async ({ db }: AppContext, rows: readonly Compared[]) => {
  const index = createSimilarityIndex()
  for (let from = 0; from < rows.length; from += readAtOnce) {
    const ids = rows.slice(from, from + readAtOnce).flatMap(({ articleId }) => articleId || [])
    if (ids.length === 0) continue
    const texts = await db.selectFrom('articles').select(['id', 'text']).where('id', 'in', ids).execute()
    for (const { id, text } of texts) index.add(id, plainText(text))
    await breathe()
  }
  return index
}

/** The article that each is most like; of two of the same bulk the later one is said to be like the earlier. */
const nearest = async (
  context: AppContext,
  { accountId, id: bulkId }: BulkRow,
  rows: readonly Compared[],
): Promise<ReadonlyMap<string, Nearest>> => {
  const index = await indexOf(context, rows)
  const siblings = await context.db
    .selectFrom('articleBulkRows')
    .select(['articleId', 'position'])
    .where('bulkId', '=', bulkId)
    .where('articleId', 'is not', null)
    .execute()
  const places = new Map(siblings.map(({ articleId, position }) => [articleId ?? '', position]))
  const found = new Map<string, Nearest>()
  for await (const { id, text } of articleTexts(context, accountId))
    for (const { id: own, similarity } of index.similarTo(text, { threshold: similarFrom, except: id })) {
      const [place, ownPlace] = [places.get(id), places.get(own) ?? 0]
      if (place !== undefined && place > ownPlace) continue
      if (similarity > (found.get(own)?.similarity ?? 0)) found.set(own, { similarity, similarTo: id })
    }
  return found
}

const keep = ({ db }: AppContext, bulk: BulkRow, row: Compared, near: Nearest | undefined): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { id } = row
    const current = await transaction
      .selectFrom('articleBulkRows')
      .select('status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (current?.status !== 'written') return
    const { accountId } = bulk
    await writeKeyword(
      transaction,
      { id, accountId },
      {
        compared: true,
        similarity: near?.similarity ?? null,
        similarTo: near?.similarTo ?? null,
        ...(near && near.similarity >= duplicateFrom && { status: 'review' }),
      },
    )
  })

/**
 * Compares what was written with every article of the account: from 0.6 on the pair is noted, from 0.8 on a person has
 * to look at it. False when the process stops before it is done; the next worker compares what is left.
 */
export const compareBulk = async (
  context: AppContext,
  bulk: BulkRow,
  stopping: AbortSignal,
): Promise<boolean> => {
  for (;;) {
    const rows = await uncompared(context, bulk.id)
    if (rows.length === 0) return true
    if (bulk.status === 'running')
      await context.db
        .transaction()
        .execute((transaction) =>
          writeBulk(transaction, bulk, { message: 'Being compared with your other articles' }),
        )
    const found = await nearest(context, bulk, rows)
    for (const row of rows) {
      if (stopping.aborted) return false
      await keep(context, bulk, row, found.get(row.articleId))
    }
  }
}
