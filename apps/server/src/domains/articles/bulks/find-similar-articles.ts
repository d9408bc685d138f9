import { setImmediate as breathe } from 'node:timers/promises'
import { plainText } from '@web2/contract/core'
import {
  createNeighborFinder,
  createSimilarityIndex,
  duplicateFrom,
  reusedFrom,
  similarFrom,
  type NeighborFinder,
  type SimilarityIndex,
} from '@web2/writing'
import type { AppContext } from '../../../platform/context.ts'
import { writeBulk, writeKeyword, type BulkRow } from './bulk-view.ts'

/** Articles of a bulk compared in one pass; all of them are kept in memory. */
const comparedAtOnce = 1_000
/** Articles read before yielding to the event loop. */
const readAtOnce = 10

interface Nearest {
  readonly similarity: number
  readonly similarTo: string
  /** True if it comes later in the same bulk, so that the decision is about that one. */
  readonly isLater: boolean
}

interface Compared {
  readonly id: string
  readonly articleId: string
  readonly position: number
}

/** Returns articles not compared yet, and those whose most similar article was regenerated since. */
const uncompared = async ({ db }: AppContext, bulkId: string): Promise<readonly Compared[]> => {
  const rows = await db
    .selectFrom('articleBulkRows as row')
    .select(['row.id', 'row.articleId', 'row.position'])
    .where('row.bulkId', '=', bulkId)
    .where('row.status', '=', 'written')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('row.compared', '=', false),
        exists(
          selectFrom('articleBulkRows as other')
            .select('other.id')
            .where('other.bulkId', '=', bulkId)
            .where('other.status', '=', 'written')
            .where('other.compared', '=', false)
            .whereRef('other.articleId', '=', 'row.similarTo'),
        ),
      ]),
    )
    .orderBy('row.compared')
    .orderBy('row.position')
    .limit(comparedAtOnce)
    .execute()
  return rows.flatMap(({ articleId, ...row }) => ({ ...row, articleId: articleId ?? '' }))
}

/** Yields every article of the account as plain text, in small batches that keep the event loop free. */
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

/** Yields the plain text of the given articles, in small batches. */
async function* textsOf({ db }: AppContext, ids: readonly string[]) {
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const some = ids.slice(from, from + readAtOnce)
    const texts = await db.selectFrom('articles').select(['id', 'text']).where('id', 'in', some).execute()
    for (const { id, text } of texts) yield { id, text: plainText(text) }
    await breathe()
  }
}

/** Maps each article of the bulk to its position. */
const placesOf = async ({ db }: AppContext, bulkId: string): Promise<ReadonlyMap<string, number>> => {
  const siblings = await db
    .selectFrom('articleBulkRows')
    .select(['articleId', 'position'])
    .where('bulkId', '=', bulkId)
    .where('articleId', 'is not', null)
    .execute()
  return new Map(siblings.map(({ articleId, position }) => [articleId ?? '', position]))
}

interface Written {
  readonly own: readonly string[]
  readonly index: SimilarityIndex
  readonly bulk: NeighborFinder
  readonly places: ReadonlyMap<string, number>
}

/**
 * Yields pairs within the bulk with exact similarity: candidates come from their signatures, values from
 * their texts.
 */
async function* pairsInBulk(context: AppContext, { own, index, bulk }: Written) {
  const asking = new Map<string, string[]>()
  for (const id of own) {
    for (const near of bulk.near(id)) asking.set(near, [...(asking.get(near) ?? []), id])
    await breathe()
  }
  for await (const { id: other, text } of textsOf(context, [...asking.keys()]))
    for (const { id, similarity } of index.compare(text, asking.get(other) ?? []))
      yield { id, other, similarity }
}

const nearer = (one: Nearest | undefined, other: Nearest | undefined): Nearest | undefined =>
  one && one.similarity >= (other?.similarity ?? 0) ? one : other

/** Chooses the article to report: an earlier near duplicate takes precedence over a later article. */
const noteOf = (earlier: Nearest | undefined, later: Nearest | undefined): Nearest | undefined =>
  earlier && earlier.similarity >= duplicateFrom ? earlier : nearer(earlier, later)

/** Returns the most similar article of each: from 0.6 across the account, from 0.2 within the bulk. */
const nearest = async (
  context: AppContext,
  { accountId, id: bulkId }: BulkRow,
  rows: readonly Compared[],
): Promise<ReadonlyMap<string, Nearest>> => {
  const own = rows.flatMap(({ articleId }) => articleId || [])
  const written: Written = {
    own,
    index: createSimilarityIndex(),
    bulk: createNeighborFinder(),
    places: await placesOf(context, bulkId),
  }
  const { index, bulk, places } = written
  for await (const { id, text } of textsOf(context, own)) index.add(id, text)

  const earlier = new Map<string, Nearest>()
  const later = new Map<string, Nearest>()
  const note = (id: string, similarTo: string, similarity: number) => {
    const isLater = (places.get(similarTo) ?? -1) > (places.get(id) ?? 0)
    const found = isLater ? later : earlier
    if (similarity > (found.get(id)?.similarity ?? 0)) found.set(id, { similarity, similarTo, isLater })
  }
  for await (const { id: other, text } of articleTexts(context, accountId)) {
    if (places.has(other)) bulk.add(other, text)
    for (const { id, similarity } of index.similarTo(text, { threshold: similarFrom, except: other }))
      note(id, other, similarity)
  }
  for await (const { id, other, similarity } of pairsInBulk(context, written))
    if (similarity >= reusedFrom) note(id, other, similarity)
  return new Map(
    own.flatMap((id) => {
      const found = noteOf(earlier.get(id), later.get(id))
      return found ? [[id, found]] : []
    }),
  )
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
        ...(near && !near.isLater && near.similarity >= duplicateFrom && { status: 'review' }),
      },
    )
  })

/**
 * Compares new articles with all articles of the account. Pairs are noted from 0.6, within the bulk from 0.2
 * because sentences are reused; from 0.8 the later article needs review. Returns false if the process stops
 * first; the next worker continues.
 */
export const checkBulkSimilarity = async (
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
          writeBulk(transaction, bulk, { message: 'Comparing with your other articles' }),
        )
    const found = await nearest(context, bulk, rows)
    for (const row of rows) {
      if (stopping.aborted) return false
      await keep(context, bulk, row, found.get(row.articleId))
    }
  }
}
