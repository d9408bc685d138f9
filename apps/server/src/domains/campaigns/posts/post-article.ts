import { findAccountRow } from '../../../platform/db/account-row.ts'
import type { PromptStep, PromptVariable } from '@web2/contract/articles'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isPublicError } from '../../../platform/errors.ts'
import {
  changeGeneration,
  insertGeneration,
  plannedCards,
  requireProviderKeys,
  type ArticleRow,
} from '../../articles/index.ts'
import type { CampaignRow, JobRow } from './post-views.ts'
import { updatePost } from './records.ts'

/** The article of a post, or the reason why there is none. */
export type JobArticle =
  | { readonly kind: 'there'; readonly article: ArticleRow }
  /** It is being generated; check again after `wait` ms. */
  | { readonly kind: 'later'; readonly wait: number }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'gone'; readonly why: string }

interface Wanted {
  readonly job: JobRow
  readonly campaign: CampaignRow
}

/** Ms between two checks of an article being generated. */
const writingWait = 15_000

const ownerOf = ({ accountId, approvedBy, createdBy }: CampaignRow) => ({
  accountId,
  userId: approvedBy ?? createdBy ?? '',
})

const stackerOf = async ({ db }: AppContext, accountId: string, id: string) => {
  const { rows } = await sql<{ name: string; steps: PromptStep[]; variables: PromptVariable[] }>`
    select name, steps, variables from prompt_stackers where id = ${id} and account_id = ${accountId}`.execute(
    db,
  )
  return rows[0]
}

const keep = (context: AppContext, job: JobRow, change: Parameters<typeof updatePost>[2]) =>
  context.db.transaction().execute((transaction) => updatePost(transaction, job, change, context.now()))

/**
 * Locks the post and checks that its article is not being generated. Also checks that it has not been claimed
 * or ended since it was read.
 */
const isUnwritten = async (transaction: Transaction<Database>, { id, status, claimedBy }: JobRow) => {
  const row = await transaction
    .selectFrom('campaignJobs')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', status)
    .where('claimedBy', 'is not distinct from', claimedBy)
    .where('generationId', 'is', null)
    .where('articleId', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Starts generating a post's article with its prompt stacker; returns the reason if it can't. Locks the post
 * throughout, because all workers look ahead and a second generation would be paid twice.
 */
export const beginWriting = async (
  context: AppContext,
  { job, campaign }: Wanted,
): Promise<JobArticle | undefined> => {
  const { source, napId } = campaign
  if (source.kind !== 'stacker' || job.generationId !== null) return undefined
  const stacker = await stackerOf(context, job.accountId, source.stackerId)
  if (!stacker) return { kind: 'gone', why: 'The prompt stacker was deleted.' }
  const { name, steps, variables } = stacker
  const start = { keyword: job.keyword, name, napId, stacker: { steps, variables } }
  try {
    const plan = plannedCards(start)
    await requireProviderKeys(context, job.accountId, plan)
    await context.db.transaction().execute(async (transaction) => {
      if (!(await isUnwritten(transaction, job))) return
      const { row } = await insertGeneration(context, transaction, ownerOf(campaign), { start, plan })
      await updatePost(transaction, job, { generationId: row.id }, context.now())
    })
    return undefined
  } catch (error) {
    if (!isPublicError(error)) throw error
    return { kind: 'failed', why: error.message }
  }
}

const written = async (context: AppContext, wanted: Wanted): Promise<JobArticle> => {
  const { job, campaign } = wanted
  if (job.generationId === null)
    return (await beginWriting(context, wanted)) ?? { kind: 'later', wait: writingWait }
  const generation = await context.db
    .selectFrom('generations')
    .select(['status', 'message', 'articleId'])
    .where('id', '=', job.generationId)
    .executeTakeFirst()
  if (!generation) return { kind: 'gone', why: 'The generated article was deleted.' }
  if (generation.status === 'queued' || generation.status === 'running')
    return { kind: 'later', wait: writingWait }
  if (generation.status !== 'done') return { kind: 'failed', why: generation.message }
  try {
    const { articleId } = await changeGeneration(context, ownerOf(campaign), job.generationId, {
      makeArticle: true,
    })
    return taken(context, job, articleId ?? '')
  } catch (error) {
    if (!isPublicError(error)) throw error
    return { kind: 'failed', why: error.message }
  }
}

const read = async ({ db }: AppContext, job: JobRow, articleId: string): Promise<JobArticle> => {
  const article = await findAccountRow(db, 'articles', { id: articleId, accountId: job.accountId })
  if (!article) return { kind: 'gone', why: 'The article was deleted.' }
  if (article.status === 'generating') return { kind: 'later', wait: writingWait }
  return { kind: 'there', article }
}

const taken = async (context: AppContext, job: JobRow, articleId: string): Promise<JobArticle> => {
  const found = await read(context, job, articleId)
  if (found.kind === 'there') await keep(context, job, { articleId, title: found.article.title })
  return found
}

/** Returns a post's article: the approved one, or the one its prompt stacker generated from its keyword. */
export const articleOf = async (context: AppContext, wanted: Wanted): Promise<JobArticle> => {
  const { job, campaign } = wanted
  if (job.articleId !== null) return read(context, job, job.articleId)
  if (campaign.source.kind === 'stacker') return written(context, wanted)
  // not replaced, not even by newer items of a feed, because a user must approve them
  return { kind: 'gone', why: 'The article was deleted.' }
}
