import { findAccountRow } from '../../platform/db/account-row.ts'
import type { ServiceFailure } from '../../platform/outbound/outcome.ts'
import { findPost, sendUpdate, type Said } from '../campaigns/index.ts'
import { markProblem } from '../properties/index.ts'
import { backoff } from '../../platform/jobs/backoff.ts'
import { pauseBudget } from '../../platform/rate-limits/pause-budget.ts'
import { articleParts } from './find/article-references.ts'
import { openBlog, readBlog, withBudgets, type OpenedBlog } from './blog-text.ts'
import { assumedText, postObstacle, postParts, sentPost, type SentPost } from './find/post-references.ts'
import { saysTheSame, seenText } from './post-text.ts'
import { storePostText } from './store-post-text.ts'
import { findReplacements, replaced } from './replacements.ts'
import { end, endPlace, itIsCurrent, type PlaceTurn, type UpdateStep } from './update-step.ts'

const waits = { first: 30_000, most: 3_600_000 }
const mostAttempts = 12

const gone = end('gone', 'This post was deleted from its blog.')

const afterFailure = async (
  { context, step }: UpdateStep,
  failure: ServiceFailure,
  blog: OpenedBlog | null,
): Promise<PlaceTurn> => {
  const { kind, message, retryAfter } = failure
  const { db, now } = context
  if (kind === 'auth-dead' && blog) {
    const { id, secretsRevision } = blog.opened.property
    const problem = { problem: 'password-revoked', message, secretsRevision } as const
    await db.transaction().execute((transaction) => markProblem(transaction, id, problem, now))
  }
  const mayWork = kind === 'rate-limited' || kind === 'retryable'
  if (!mayWork || step.attempts + 1 >= mostAttempts) return end('failed', message)
  const dueAt = new Date(now().getTime() + backoff(step.attempts + 1, waits, failure, Math.random))
  if (retryAfter !== undefined && blog) {
    const { connector, connection, property } = blog.opened
    const until = new Date(now().getTime() + retryAfter)
    for (const { name } of connector.budgets(connection, property.accountId))
      await pauseBudget(db, name, until)
  }
  return { kind: 'later', dueAt, message, isAttempt: true }
}

/** Stores what the blog is about to be sent, so that the next worker knows it if this one dies. */
const noteSending = ({ context: { db }, place }: UpdateStep, before: Said, next: Said): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('listingUpdatePlaces')
      .set({ sending: JSON.stringify({ title: next.title, html: next.html }) })
      .where('id', '=', place.id)
      .execute()
    const earlier = { earlierTitle: before.title, earlierHtml: before.html }
    await transaction
      .insertInto('postTexts')
      .values({
        jobId: place.subjectId,
        accountId: place.accountId,
        title: before.title,
        html: before.html,
        ...earlier,
      })
      .onConflict((conflict) => conflict.column('jobId').doUpdateSet(earlier))
      .execute()
  })

const finish = async (
  turn: UpdateStep,
  shown: Said & { readonly url: string; readonly isPublic: boolean },
): Promise<PlaceTurn> => {
  const { context, run, userId, place } = turn
  await context.db.transaction().execute(async (transaction) => {
    await storePostText(transaction, {
      id: place.subjectId,
      accountId: run.accountId,
      says: shown,
      url: shown.url,
      isPublic: shown.isPublic,
      message: 'was updated with the new data of its business listing.',
      userId,
      now: context.now(),
    })
    await endPlace(transaction, turn, { outcome: 'done', message: '' })
  })
  return { kind: 'ended' }
}

const send = async (turn: UpdateStep, post: SentPost, blog: OpenedBlog): Promise<PlaceTurn> => {
  const { place, listing } = turn
  const { managing, destination } = blog
  if (!managing) return sendWhole(turn, post, blog)
  const read = await readBlog(blog, post.externalId)
  if (!read.ok) return afterFailure(turn, read.failure, blog)
  const now = read.value
  if (!now) return gone
  if (place.sending && saysTheSame(now, place.sending)) return finish(turn, now)
  const parts = postParts(now)
  const found = findReplacements(parts, listing.needles)
  if (found.length === 0) return end('done', itIsCurrent)
  if (!saysTheSame(now, assumedText(post, listing))) {
    if (!place.overEdits)
      return end(
        'left',
        'This post was edited on its blog. Review the differences, then select it to update it.',
      )
    if (place.basedOn !== seenText(now))
      return end('left', 'This post was edited on its blog since you reviewed it. Review the updates again.')
  }
  const chosen = found.filter(({ _id }) => place.chosen.includes(_id))
  if (chosen.length === 0)
    return end('left', 'What you selected is no longer in this post. Review the updates again.')
  const [title = now.title, html = now.html] = parts.map((part) => replaced(part, chosen))
  await noteSending(turn, now, { title, html })
  const changed = await managing.change(destination, post.externalId, {
    html,
    ...(title !== now.title && { title }),
  })
  if (!changed.ok) return afterFailure(turn, changed.failure, blog)
  return finish(turn, { ...changed.value, isPublic: changed.value.status === 'publish' })
}

/** Sends the whole post again from its article with the new data, because the platform can't return posts. */
const sendWhole = async (turn: UpdateStep, post: SentPost, blog: OpenedBlog): Promise<PlaceTurn> => {
  const { context, run, place, listing } = turn
  const { db } = context
  const posting = blog.opened.connector.posting?.(blog.opened.connection)
  if (!posting?.update)
    return end('left', 'This platform doesn’t let us edit posts. Edit the post on the site itself.')
  if (!place.overEdits)
    return end('left', 'This platform doesn’t let us read its posts. Select this one to send it again.')
  const found = await findPost(db, run, post.id)
  const article = await findAccountRow(db, 'articles', { id: found.job.articleId, accountId: run.accountId })
  if (!article) return end('left', 'Its article was deleted. Edit the post on the site itself.')
  const parts = articleParts(article)
  const old = findReplacements(parts, listing.needles)
  const said = Object.fromEntries(parts.map((part) => [part.part, replaced(part, old)]))
  const answer = await sendUpdate(context, {
    ...found,
    posting,
    destination: blog.destination,
    article: { ...article, ...said },
  })
  if (!answer.ok) return afterFailure(turn, answer.failure, blog)
  const { html, url } = answer.value
  return finish(turn, { title: said.title ?? article.title, html, url: url || post.url, isPublic: true })
}

/**
 * Makes the chosen replacements in a published post's current text on its blog. A post that was edited there
 * is left alone unless exactly that text was reviewed and chosen.
 */
export const updatePost = async (turn: UpdateStep): Promise<PlaceTurn> => {
  const { context, place, listing, signal } = turn
  const post = await sentPost(context.db, listing, place.subjectId)
  if (!post) return gone
  const obstacle = postObstacle(post)
  if (obstacle !== '') return end('left', obstacle)
  const blog = await openBlog(context, post, signal)
  if (!blog.ok) return afterFailure(turn, blog.failure, null)
  const taken = await withBudgets(context, blog.value, () => send(turn, post, blog.value))
  return taken.ok
    ? taken.value
    : {
        kind: 'later',
        dueAt: taken.until,
        message: 'Waiting for the blog’s rate limit',
        isAttempt: false,
      }
}
