import type { PostText } from '@web2/contract/listing-updates'
import type { AppContext } from '../../platform/context.ts'
import { notFound, refused, serviceFailed } from '../../platform/errors.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import type { Said } from '../campaigns/index.ts'
import { openBlog, readBlog, withBudgets, type OpenedBlog } from './blog-text.ts'
import { changedListing, type ChangedListing } from './changed-listing.ts'
import { storePostText } from './store-post-text.ts'
import { assumedText, postObstacle, postParts, sentPost, type SentPost } from './find/post-references.ts'
import { saysTheSame, seenText } from './post-text.ts'
import { findReplacements, shownReplacement } from './replacements.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

const unnoticed = new AbortController().signal

const nothing: Pick<ChangedListing, 'napId' | 'needles' | 'earlier'> = { napId: '', needles: [], earlier: [] }

const earlierOf = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  id: string,
): Promise<Said | null> => {
  const row = await db
    .selectFrom('postTexts')
    .select(['earlierTitle as title', 'earlierHtml as html'])
    .where('jobId', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row && row.title !== null && row.html !== null ? { title: row.title, html: row.html } : null
}

interface Read {
  readonly post: SentPost
  readonly blog: OpenedBlog
  readonly listing: Pick<ChangedListing, 'needles' | 'earlier'>
  readonly earlier: Said | null
}

const noText = (post: SentPost, state: PostText['state'], note: string): PostText => ({
  _id: post.id,
  state,
  note,
  sent: post.isKnown ? { title: post.sentTitle, html: post.sentHtml } : null,
  now: null,
  basedOn: '',
  replacements: [],
  canSendEarlier: false,
})

const textNow = ({ post, listing, earlier }: Read, now: Said): PostText => {
  const sent = assumedText(post, listing)
  const isSame = saysTheSame(now, sent)
  return {
    _id: post.id,
    state: isSame ? 'same' : post.isKnown ? 'edited' : 'unknown',
    note:
      isSame || post.isKnown
        ? ''
        : 'It was published before we stored its text, so we can’t tell whether it was edited.',
    sent,
    now,
    basedOn: seenText(now),
    replacements: findReplacements(postParts(now), listing.needles).map(shownReplacement),
    canSendEarlier: earlier !== null && !saysTheSame(now, earlier),
  }
}

const postOf = async (context: AppContext, { accountId }: Owner, id: string, napId: string | undefined) => {
  const known = napId === undefined ? undefined : await changedListing(context.db, { accountId, napId })
  if (napId !== undefined && !known) throw notFound('listing')
  const listing = known ?? { ...nothing, accountId }
  const post = isUuid(id) ? await sentPost(context.db, listing, id) : undefined
  if (!post) throw notFound('post')
  return { listing, post }
}

/** Returns a published post as its blog shows it, next to the sent text, with a listing's old data in it. */
export const readPostText = async (
  context: AppContext,
  owner: Owner,
  id: string,
  napId: string | undefined,
): Promise<PostText> => {
  const { listing, post } = await postOf(context, owner, id, napId)
  const obstacle = postObstacle(post)
  if (obstacle !== '') return noText(post, 'unreadable', obstacle)
  const blog = await openBlog(context, post, unnoticed)
  if (!blog.ok) return noText(post, 'unreadable', blog.failure.message)
  if (!blog.value.managing) return noText(post, 'unreadable', 'This platform doesn’t let us read its posts.')
  const read = await withBudgets(context, blog.value, () => readBlog(blog.value, post.externalId))
  if (!read.ok)
    return noText(post, 'unreadable', 'This blog’s rate limit was reached. Try again in a minute.')
  if (!read.value.ok) return noText(post, 'unreadable', read.value.failure.message)
  if (!read.value.value) return noText(post, 'gone', 'This post was deleted from its blog.')
  const earlier = await earlierOf(context, owner.accountId, id)
  return textNow({ post, blog: blog.value, listing, earlier }, read.value.value)
}

/** Restores the text that a post's blog showed before the latest update. Throws 409 if none is stored. */
export const sendEarlierText = async (context: AppContext, owner: Owner, id: string): Promise<PostText> => {
  const { post } = await postOf(context, owner, id, undefined)
  const obstacle = postObstacle(post)
  if (obstacle !== '') throw refused(obstacle)
  const earlier = await earlierOf(context, owner.accountId, id)
  if (!earlier) throw refused('There is no earlier text of this post.')
  const blog = await openBlog(context, post, unnoticed)
  if (!blog.ok) throw serviceFailed(blog.failure)
  const { managing, destination } = blog.value
  if (!managing)
    throw refused('This platform doesn’t let us read its posts. Edit the post on the site itself.')
  const changed = await withBudgets(context, blog.value, async () => {
    const before = await readBlog(blog.value, post.externalId)
    if (!before.ok) throw serviceFailed(before.failure)
    if (!before.value) throw refused('This post was deleted from its blog.')
    const answer = await managing.change(destination, post.externalId, earlier)
    if (!answer.ok) throw serviceFailed(answer.failure)
    return { before: before.value, after: answer.value }
  })
  if (!changed.ok) throw refused('This blog’s rate limit was reached. Try again in a minute.')
  const { before, after } = changed.value
  await context.db.transaction().execute(async (transaction) => {
    await storePostText(transaction, {
      id,
      accountId: owner.accountId,
      says: after,
      url: after.url,
      isPublic: after.status === 'publish',
      message: 'was restored to its earlier text.',
      userId: owner.userId,
      now: context.now(),
    })
    // the replaced text can be restored in turn
    await transaction
      .updateTable('postTexts')
      .set({ earlierTitle: before.title, earlierHtml: before.html })
      .where('jobId', '=', id)
      .execute()
  })
  return readPostText(context, owner, id, undefined)
}
