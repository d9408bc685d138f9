import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { lockAccountRow } from '../../../platform/db/account-row.ts'
import { generationRunKind, type Generation, type GenerationPatch } from '@web2/contract/articles'
import type { AppContext } from '../../../platform/context.ts'
import { badInput, refused } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { insertArticle } from '../editing/create-article.ts'
import { findActiveRun } from '../../../platform/runs/start-run.ts'
import { commitUsage, reserveUsage } from '../../billing/index.ts'
import { cardsOf, generationView, writeGeneration } from './generation-view.ts'
import { provenanceOf } from './worker/finish-generation.ts'
import { closingListing } from './assembly/closing-listing.ts'
import { sourcesGiven } from './plan/source-view.ts'
import { takeNextStep } from './plan/take-next-step.ts'
import { stopGenerations } from './stop-generation.ts'
import { writtenArticle } from './assembly/written-article.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

const locked = (transaction: Transaction<Database>, { accountId }: Owner, id: string) =>
  lockAccountRow(transaction, 'generations', { id, accountId }, 'text')

/** Requests that the generation stops; texts in progress keep what they have. */
const stop = (context: AppContext, owner: Owner, id: string): Promise<Generation> =>
  context.db.transaction().execute(async (transaction) => {
    const generation = await locked(transaction, owner, id)
    const runId = await findActiveRun(transaction, generationRunKind, id)
    if (runId === undefined && generation.status === 'waiting')
      return generationView(
        await writeGeneration(transaction, generation, {
          status: 'cancelled',
          message: 'Generation stopped',
        }),
      )
    if (runId !== undefined) await stopGenerations(context, transaction, [{ ...generation, id: runId }])
    return generationView(generation)
  })

/** Creates an article from the last step of a prompt stacker; it uses one unit of the month. */
const makeArticle = ({ db, now }: AppContext, owner: Owner, id: string): Promise<Generation> =>
  db.transaction().execute(async (transaction) => {
    const generation = await locked(transaction, owner, id)
    if (generation.articleId !== null) return generationView(generation)
    const cards = await cardsOf(transaction, id)
    const { left: _left, ...content } = writtenArticle(
      generation,
      cards,
      await closingListing(transaction, generation),
    )
    if (content.text.trim() === '') throw refused('There is no generated text to create an article from.')
    const { accountId } = owner
    const reservation = await reserveUsage(transaction, { accountId, resource: 'articles', amount: 1 }, now())
    const { keyword } = generation
    const article = await insertArticle(transaction, owner, {
      ...content,
      keyword,
      source: 'ai',
      provenance: provenanceOf(cards, { sources: await sourcesGiven(transaction, generation), now: now() }),
    })
    await commitUsage(transaction, reservation)
    return generationView(await writeGeneration(transaction, generation, { articleId: article._id }))
  })

/**
 * Stops a generation, turns it into an article, or lets a planned article take its next step. Throws 404 for a generation
 * of another account, 402 if the month is used up, and 409 if there is no next step.
 */
export const changeGeneration = (
  context: AppContext,
  owner: Owner,
  id: string,
  change: GenerationPatch,
): Promise<Generation> => {
  if ([change.stop, change.makeArticle, change.continue].filter(Boolean).length > 1)
    throw badInput({}, 'Stop the generation, continue it or create an article: one action at a time.')
  if (change.stop) return stop(context, owner, id)
  if (change.makeArticle) return makeArticle(context, owner, id)
  if (change.continue || change.runThrough !== undefined) return takeNextStep(context, owner, id, change)
  throw badInput({}, 'Stop the generation, continue it or create an article.')
}
