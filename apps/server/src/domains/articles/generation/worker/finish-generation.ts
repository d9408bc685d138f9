import type { TextSource } from '@web2/contract/articles'
import type { RunStatus } from '@web2/contract/core'
import type { Kysely, Transaction, Updateable } from 'kysely'
import type { AppContext } from '../../../../platform/context.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { isPublicError } from '../../../../platform/errors.ts'
import { withAnnouncedEvents } from '../../../../platform/events/outbox/announce-events.ts'
import { findArticle } from '../../editing/article-statements.ts'
import { writeArticle, writeLockedArticle } from '../../editing/change-article.ts'
import { notify } from '../../../notifications/index.ts'
import { changeRun } from '../../../../platform/runs/change-run.ts'
import type { RunRow } from '../../../../platform/runs/run-lifecycle.ts'
import { holdUsageAndCommit, settleUsageAndCommit, type UsageReservation } from '../../../billing/index.ts'
import { finishRow } from '../../bulks/finish-row.ts'
import {
  cardsOf,
  lockGeneration,
  writeGeneration,
  type CardRow,
  type GenerationRow,
} from '../generation-view.ts'
import { closingListing } from '../assembly/closing-listing.ts'
import { continuePlans, type ContinuedPlan } from '../plan/continue-run.ts'
import { sourcesGiven } from '../plan/source-view.ts'
import type { GenerationsTable } from '../../tables.ts'
import type { GenerationStep } from './generation-run.ts'
import { freeSlug } from '../assembly/free-slug.ts'
import { writtenArticle, type WrittenArticle } from '../assembly/written-article.ts'

interface Ending {
  readonly status: Extract<RunStatus, 'done' | 'failed' | 'cancelled'>
  readonly message: string
  /** A planned article waits for a person. */
  readonly isWaiting?: boolean
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
 * Returns the services, models, prompts and sources that the texts were generated with and the cost, which is null if any
 * price is unknown.
 */
export const provenanceOf = (
  cards: readonly CardRow[],
  { sources, now }: { readonly sources: readonly TextSource[]; readonly now: Date },
) => {
  const written = cards.filter(({ outputTokens }) => outputTokens > 0)
  const paid = cards.filter(
    ({ type, text, cost, outputTokens }) =>
      outputTokens > 0 || (type === 'image' && (text !== '' || cost !== null)),
  )
  const names = (pick: (card: CardRow) => string | undefined) =>
    [...new Set(written.map((card) => pick(card) ?? ''))].join(', ').slice(0, 120)
  const costs = paid.map(({ cost }) => cost)
  const prompts = new Set(written.map(({ promptVersion }) => promptVersion).filter((name) => name !== ''))
  return {
    provider: names(({ writtenBy, generateTextBy }) => (writtenBy ?? generateTextBy)?.name),
    model: names(({ writtenBy, generateTextBy }) => (writtenBy ?? generateTextBy)?.params.model),
    cost: costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    // that of earlier releases is unknown
    costEstimated: written.some(({ costEstimated }) => costEstimated ?? true),
    promptVersions: [...prompts],
    sources: [...sources],
    when: now.toISOString(),
  }
}

/** Returns the fields to store: an existing slug stays, and so does the title if none was generated. */
const contentFor = async (
  transaction: Kysely<Database>,
  { accountId, slug }: Pick<GenerationRow, 'accountId'> & { readonly slug: string },
  { left: _left, title, slug: proposed, ...content }: WrittenArticle,
) => ({
  ...content,
  ...(title !== '' && { title }),
  ...(slug === '' && { slug: await freeSlug(transaction, accountId, proposed) }),
})

/** Message for an article that was edited during its generation. */
const articleKeepsItsText =
  'The article was edited in the meantime and keeps its text. Copy the sections you need from here.'

/** Outcome of storing a generated text in its article. */
export interface SavedToArticle {
  /** Message about what is missing from the article; '' if nothing is. */
  readonly missing: string
  /** The revision that the generation knows afterwards, as a column to write. */
  readonly known: Pick<Updateable<GenerationsTable>, 'articleRevision'>
}

/**
 * Stores the generated text in the article, within the caller's transaction. An article edited since the
 * cards were last stored keeps its text. The caller writes `known` with the generation.
 */
export const saveToArticle = async (
  transaction: Kysely<Database>,
  generation: GenerationRow,
  cards: readonly CardRow[],
  { now, problem }: { readonly now: Date; readonly problem: string },
): Promise<SavedToArticle> => {
  const { articleId, accountId } = generation
  const read = articleId === null ? undefined : await findArticle(transaction, { id: articleId, accountId })
  if (!read) return { missing: '', known: {} }
  const known = read.row
  const owner = { accountId, userId: generation.createdBy ?? '' }
  const isWritten = cards.some(({ text }) => text.trim() !== '')
  const status = isWritten ? 'draft' : 'failed'
  const isOurs = known.revision === generation.articleRevision
  const written = writtenArticle(generation, cards, await closingListing(transaction, generation))
  const article = await writeLockedArticle(transaction, owner, read, {
    ...(known.status === 'generating' || known.status === 'failed'
      ? { status, problem: status === 'failed' ? problem : '' }
      : {}),
    ...(isOurs && isWritten ? await contentFor(transaction, { accountId, slug: known.slug }, written) : {}),
    ...(isWritten && {
      provenance: provenanceOf(cards, { sources: await sourcesGiven(transaction, generation), now }),
    }),
  })
  if (!isOurs) return { missing: articleKeepsItsText, known: {} }
  const missing =
    written.left === 0
      ? ''
      : `${counted(written.left, 'section')} did not fit into the article and can be copied from here.`
  return { missing, known: { articleRevision: article.revision } }
}

/** Takes the reserved units from the steps, to be settled at the end of the transaction. */
const takeReservations = async (
  transaction: Transaction<Database>,
  items: readonly GenerationStep[],
): Promise<readonly UsageReservation[]> => {
  const taken = items.flatMap(({ id, usageReservation }) =>
    usageReservation ? [{ id, usageReservation }] : [],
  )
  if (taken.length > 0)
    await transaction
      .updateTable('runItems')
      .set({ usageReservation: null })
      .where(
        'id',
        'in',
        taken.map(({ id }) => id),
      )
      .execute()
  return taken.map(({ usageReservation }) => usageReservation)
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

interface Finished {
  readonly isOver: boolean
  /** Statements that lock rows which other articles want, to be run last. */
  readonly last: () => Promise<unknown>
}

const nothing = async () => undefined

/** True if all steps of a run have ended well. */
export const isUnbroken = (items: readonly GenerationStep[]) => items.every(({ status }) => status === 'done')

const itemsOf = (transaction: Kysely<Database>, run: RunRow) =>
  transaction.selectFrom('runItems').selectAll().where('runId', '=', run.id).orderBy('id').execute()

const continued = (transaction: Transaction<Database>, { reservation }: ContinuedPlan): Finished => ({
  isOver: false,
  last: reservation ? () => holdUsageAndCommit(transaction, [reservation]) : nothing,
})

interface Closing {
  /** Why the texts are not stored in the article; the run fails. */
  readonly aside: string | undefined
  /** Why a planned article may not continue. */
  readonly refused?: string
}

const closeOrContinue = async (
  { jobs, now }: AppContext,
  transaction: Transaction<Database>,
  run: RunRow,
  { id, accountId }: GenerationRow,
  { aside, refused }: Closing,
): Promise<Finished> => {
  const generation = await lockGeneration(transaction, { id, accountId })
  const items = await itemsOf(transaction, run)
  if (!generation) return { isOver: true, last: nothing }
  if (items.some(({ status }) => status === 'planned')) return { isOver: false, last: nothing }
  const cards = await cardsOf(transaction, id)
  const mayContinue = aside === undefined && isUnbroken(items)
  const [next] = mayContinue
    ? await continuePlans({ now }, transaction, [{ run, generation, cards, refused }])
    : []
  if (next && 'reservation' in next) return continued(transaction, next)
  const ending: Ending =
    aside === undefined
      ? (next ?? endingOf(items, generation.articleId !== null))
      : { status: 'failed', message: aside }
  const reservations = await takeReservations(transaction, items)
  const isUsed = cards.some(({ text }) => text.trim() !== '')
  if (aside !== undefined) await leaveArticle(transaction, generation, aside)
  const { missing, known } =
    aside === undefined
      ? await saveToArticle(transaction, generation, cards, { now: now(), problem: ending.message })
      : { missing: '', known: {} }
  const message = missing === '' ? ending.message : `${ending.message.replace(/\.?$/, '.')} ${missing}`
  const { status, isWaiting = false } = ending
  await writeGeneration(transaction, generation, {
    status: isWaiting ? 'waiting' : status,
    message,
    ...known,
  })
  const all = items.length
  await changeRun(transaction, run, {
    status,
    message: ending.message,
    done: all,
    total: all,
    endedAt: now().toISOString(),
  })
  const settle = () => settleUsageAndCommit(transaction, reservations, { isUsed })
  // after the run, the lock order used when a bulk is canceled
  if (generation.bulkId !== null) {
    const wake = await finishRow({ jobs, now }, transaction, { generation, cards, ending })
    // nothing that holds the account's counter waits for the key of a bulk
    return { isOver: true, last: () => wake().then(settle) }
  }
  if (generation.articleId !== null && items.length > 1 && status !== 'cancelled' && !isWaiting)
    await notifyFinished(transaction, generation, ending)
  return { isOver: true, last: settle }
}

/**
 * Closes the run. Returns false if steps were added in the meantime and the generation continues. With
 * `aside`, the reason why its texts are not stored in the article, the run fails.
 */
export const finishGeneration = async (
  context: AppContext,
  run: RunRow,
  generation: GenerationRow,
  aside?: string,
): Promise<boolean> => {
  const close = async (refused?: string): Promise<boolean> => {
    const closing = { aside, ...(refused !== undefined && { refused }) }
    const { isOver } = await withAnnouncedEvents(
      context,
      (transaction) => closeOrContinue(context, transaction, run, generation, closing),
      (_transaction, { last }) => last(),
    )
    return isOver
  }
  try {
    return await close()
  } catch (error) {
    // the month is used up, which only the end of the transaction finds out; it left nothing behind
    if (generation.plan !== null && isPublicError(error)) return close(error.message)
    throw error
  }
}
