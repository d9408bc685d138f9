import type { RunStatus } from '@web2/contract/core'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { withBatchedEvents } from '../../../../platform/events/outbox/record-event.ts'
import { writeArticle } from '../../editing/change-article.ts'
import { notify } from '../../../notifications/index.ts'
import { changeRun } from '../../../../platform/runs/change-run.ts'
import type { RunRow } from '../../../../platform/runs/run-lifecycle.ts'
import { commitUsage } from '../../../billing/index.ts'
import { finishRow } from '../../bulks/finish-row.ts'
import {
  cardsOf,
  lockGeneration,
  writeGeneration,
  type CardRow,
  type GenerationRow,
} from '../generation-view.ts'
import { closingListing } from '../closing-listing.ts'
import type { GenerationStep } from './generation-run.ts'
import { writtenArticle, type WrittenArticle } from '../written-article.ts'

interface Ending {
  readonly status: Extract<RunStatus, 'done' | 'failed' | 'cancelled'>
  readonly message: string
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const endingOf = (items: readonly GenerationStep[], hasArticle: boolean): Ending => {
  const failures = items.filter(({ status }) => status === 'failed')
  const [first] = failures
  if (first)
    return {
      status: 'failed',
      message: `${failures.length} of ${counted(items.length, 'section')} could not be generated. ${first.message}`,
    }
  if (items.some(({ status }) => status === 'cancelled'))
    return { status: 'cancelled', message: 'Generation stopped' }
  return { status: 'done', message: hasArticle ? 'Article ready' : 'Generation complete' }
}

/**
 * Returns the services and models that generated the texts and the cost, which is null if any price is
 * unknown.
 */
export const provenanceOf = (cards: readonly CardRow[], now: Date) => {
  const written = cards.filter(({ outputTokens }) => outputTokens > 0)
  const paid = cards.filter(
    ({ type, text, outputTokens }) => outputTokens > 0 || (type === 'image' && text !== ''),
  )
  const names = (pick: (card: CardRow) => string | undefined) =>
    [...new Set(written.map((card) => pick(card) ?? ''))].join(', ').slice(0, 120)
  const costs = paid.map(({ cost }) => cost)
  return {
    provider: names(({ writtenBy, generateTextBy }) => (writtenBy ?? generateTextBy)?.name),
    model: names(({ writtenBy, generateTextBy }) => (writtenBy ?? generateTextBy)?.params.model),
    cost: costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    when: now.toISOString(),
  }
}

/** Returns the fields to store: an existing slug stays, and so does the title if none was generated. */
const contentFor = (
  { slug }: { readonly slug: string },
  { left: _left, title, slug: proposed, ...content }: WrittenArticle,
) => ({
  ...content,
  ...(title !== '' && { title }),
  ...(slug === '' && { slug: proposed }),
})

/** Message for an article that was edited during its generation. */
const articleKeepsItsText =
  'The article was edited in the meantime and keeps its text. Copy the sections you need from here.'

/**
 * Stores the generated text in the article, within the caller's transaction. An article edited since the
 * cards were last stored keeps its text. Returns a message about what is missing from the article; '' if
 * nothing is.
 */
export const saveToArticle = async (
  transaction: Kysely<Database>,
  generation: GenerationRow,
  cards: readonly CardRow[],
  { now, problem }: { readonly now: Date; readonly problem: string },
): Promise<string> => {
  const { articleId, accountId } = generation
  if (articleId === null) return ''
  const known = await transaction
    .selectFrom('articles')
    .select(['revision', 'status', 'slug'])
    .where('id', '=', articleId)
    .forUpdate()
    .executeTakeFirst()
  if (!known) return ''
  const owner = { accountId, userId: generation.createdBy ?? '' }
  const isWritten = cards.some(({ text }) => text.trim() !== '')
  const status = isWritten ? 'draft' : 'failed'
  const isOurs = known.revision === generation.articleRevision
  const written = writtenArticle(generation, cards, await closingListing(transaction, generation))
  const article = await writeArticle(transaction, owner, articleId, {
    ...(known.status === 'generating' || known.status === 'failed'
      ? { status, problem: status === 'failed' ? problem : '' }
      : {}),
    ...(isOurs && isWritten ? contentFor(known, written) : {}),
    ...(isWritten ? { provenance: provenanceOf(cards, now) } : {}),
  })
  if (isOurs)
    await transaction
      .updateTable('generations')
      .set({ articleRevision: article.revision })
      .where('id', '=', generation.id)
      .execute()
  if (!isOurs) return articleKeepsItsText
  return written.left === 0
    ? ''
    : `${counted(written.left, 'section')} did not fit into the article and can be copied from here.`
}

/** Commits the reserved unit if something was generated, otherwise releases it. */
const settleUsage = async (
  transaction: Kysely<Database>,
  items: readonly GenerationStep[],
  isWritten: boolean,
) => {
  for (const { id, usageReservation } of items) {
    if (!usageReservation) continue
    await commitUsage(transaction, usageReservation, isWritten ? usageReservation.amount : 0)
    await transaction.updateTable('runItems').set({ usageReservation: null }).where('id', '=', id).execute()
  }
}

const notifyFinished = (
  transaction: Kysely<Database>,
  generation: GenerationRow,
  { status, message }: Ending,
) =>
  notify(transaction, {
    accountId: generation.accountId,
    type: 'write-article',
    cause: `write-article:${generation.id}`,
    payload: {
      title: `The article about “${generation.keyword}” is ${status === 'done' ? 'ready' : 'incomplete'}`,
      message,
      link: `/articles/add-article?generation=${generation.id}`,
    },
  })

/** Sets the reason on an article that received no text. */
const leaveArticle = async (
  transaction: Kysely<Database>,
  { articleId, accountId, createdBy }: GenerationRow,
  problem: string,
): Promise<void> => {
  const waits =
    articleId !== null &&
    (await transaction
      .selectFrom('articles')
      .select('id')
      .where('id', '=', articleId)
      .where('status', 'in', ['generating', 'failed'])
      .executeTakeFirst())
  if (!waits) return
  const owner = { accountId, userId: createdBy ?? '' }
  await writeArticle(transaction, owner, articleId, { status: 'failed', problem })
}

/**
 * Closes the run. Returns false if steps were added in the meantime and the generation continues. With
 * `aside`, the reason why its texts are not stored in the article, the run fails.
 */
export const finishGeneration = (
  { db, jobs, now }: AppContext,
  run: RunRow,
  { id, accountId }: GenerationRow,
  aside?: string,
): Promise<boolean> =>
  withBatchedEvents(db, async (transaction) => {
    const generation = await lockGeneration(transaction, { id, accountId })
    const items = await transaction
      .selectFrom('runItems')
      .selectAll()
      .where('runId', '=', run.id)
      .orderBy('id')
      .execute()
    if (!generation) return true
    if (items.some(({ status }) => status === 'planned')) return false
    const cards = await cardsOf(transaction, id)
    const ending: Ending =
      aside === undefined
        ? endingOf(items, generation.articleId !== null)
        : { status: 'failed', message: aside }
    await settleUsage(
      transaction,
      items,
      cards.some(({ text }) => text.trim() !== ''),
    )
    if (aside !== undefined) await leaveArticle(transaction, generation, aside)
    const missing =
      aside === undefined
        ? await saveToArticle(transaction, generation, cards, { now: now(), problem: ending.message })
        : ''
    const message = missing === '' ? ending.message : `${ending.message.replace(/\.?$/, '.')} ${missing}`
    await writeGeneration(transaction, generation, { ...ending, message })
    const all = items.length
    await changeRun(transaction, run, { ...ending, done: all, total: all, endedAt: now().toISOString() })
    // after the run, the lock order used when a bulk is canceled
    if (generation.bulkId !== null) await finishRow({ jobs, now }, transaction, { generation, cards, ending })
    else if (generation.articleId !== null && items.length > 1 && ending.status !== 'cancelled')
      await notifyFinished(transaction, generation, ending)
    return true
  })
