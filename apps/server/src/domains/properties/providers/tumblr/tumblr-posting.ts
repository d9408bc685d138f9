import { withoutEndSlashes } from '../../../../platform/text/trim-text.ts'
import { done, failed, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { listAt, numberAt, textAt, valueAt } from '../../../../platform/outbound/read-json.ts'
import type {
  BlogPicture,
  RemoteSubProperty,
  LostPost,
  PostContent,
  PostingApi,
  RemotePost,
} from '../connector.ts'
import { isNamed } from '../protocols/chosen-slug.ts'
import { madeSince } from '../protocols/post-imprint.ts'
import { oldMark } from '../protocols/post-mark.ts'
import type { NpfBlock } from './npf/npf.ts'
import type { TumblrApi } from './tumblr-api.ts'
import { npfImprint, tumblrBlocks, tumblrImprint, tumblrPost } from './tumblr-post.ts'

/** Posts per response, and posts searched for one: more than Tumblr accepts per day. */
const page = 20
const searched = 260

const idOf = (post: unknown): string => textAt(post, 'id_string') || textAt(post, 'id')

const remotePost = (post: unknown, title: string): RemotePost => {
  const isDraft = textAt(post, 'state') === 'draft'
  const time = numberAt(post, 'timestamp')
  return {
    externalId: idOf(post),
    url: textAt(post, 'post_url'),
    title: title || textAt(post, 'summary'),
    isDraft,
    publishedAt: isDraft || time === 0 ? null : new Date(time * 1_000).toISOString(),
  }
}

const blogOf = ({ externalId }: Pick<RemoteSubProperty, 'externalId'>): string =>
  `/blog/${encodeURIComponent(externalId)}`

/**
 * Returns whether a post is the requested one, by its words or by the mark that earlier releases put into
 * slugs.
 */
const isAsked =
  ({ key, imprint, askedAt, others }: LostPost) =>
  (post: unknown): boolean => {
    if (others.has(idOf(post))) return false
    const slug = textAt(post, 'slug')
    const mark = oldMark(key)
    if (slug === mark || slug.endsWith(`-${mark}`)) return true
    // an unpublished draft has no time
    const time = numberAt(post, 'timestamp') * 1_000
    if (time !== 0 && time < madeSince(askedAt).getTime()) return false
    return imprint !== null && npfImprint(listAt(post, 'content') as readonly NpfBlock[]) === imprint.text
  }

/** Prefers a post with the requested slug over one whose slug the platform or a user changed. */
const best = (posts: readonly unknown[], lost: LostPost): unknown => {
  const found = posts.filter(isAsked(lost))
  return found.find((post) => isNamed(lost.imprint?.slug ?? '', textAt(post, 'slug'))) ?? found[0]
}

const findPublished = async (
  api: TumblrApi,
  to: RemoteSubProperty,
  lost: LostPost,
): Promise<Outcome<unknown>> => {
  for (let offset = 0; offset < searched; offset += page) {
    const query = { limit: String(page), offset: String(offset), npf: 'true' }
    const answer = await api(`${blogOf(to)}/posts`, { query })
    if (!answer.ok) return answer
    const posts = listAt(answer.value, 'posts')
    const found = best(posts, lost)
    if (found !== undefined || posts.length < page) return done(found)
  }
  return done(undefined)
}

const findDraft = async (
  api: TumblrApi,
  to: RemoteSubProperty,
  lost: LostPost,
): Promise<Outcome<unknown>> => {
  let before = ''
  for (let looked = 0; looked < searched; looked += page) {
    const query = { npf: 'true', ...(before && { before_id: before }) }
    const answer = await api(`${blogOf(to)}/posts/draft`, { query })
    if (!answer.ok) return answer
    const posts = listAt(answer.value, 'posts')
    const found = best(posts, lost)
    if (found !== undefined || posts.length === 0) return done(found)
    before = idOf(posts.at(-1))
  }
  return done(undefined)
}

/** Returns Tumblr's references to the sent images, which it lists in request order. */
const keptOf = (post: unknown, content: PostContent): RemotePost['kept'] => {
  const { picture, pictures = [] } = content
  const named = new Set([...(picture ? [picture] : []), ...pictures].map(({ name }) => name))
  const wanted = tumblrBlocks(content).filter((block) => block.type === 'image')
  const shown = listAt(post, 'content').filter((block) => textAt(block, 'type') === 'image')
  const kept = new Map<string, BlogPicture>()
  if (shown.length !== wanted.length) return kept
  wanted.forEach(({ media: [asked] }, at) => {
    const media = valueAt(shown[at], 'media', 0)
    const url = textAt(media, 'url')
    if (!asked || !('identifier' in asked) || !named.has(asked.identifier) || url === '') return
    kept.set(asked.identifier, {
      externalId: url,
      url,
      type: textAt(media, 'type'),
      width: numberAt(media, 'width') || null,
      height: numberAt(media, 'height') || null,
    })
  })
  return kept
}

/** Reads a created post. If Tumblr does not respond, its URL is still known. */
const look = async (
  api: TumblrApi,
  to: RemoteSubProperty,
  id: string,
  content: PostContent,
): Promise<RemotePost> => {
  const answer = await api(`${blogOf(to)}/posts/${id}`, { query: { post_format: 'npf' } })
  const seen = answer.ok ? remotePost(answer.value, content.title) : null
  return {
    externalId: id,
    url: seen?.url || `${withoutEndSlashes(to.webUrl)}/post/${id}`,
    title: content.title,
    isDraft: content.isDraft,
    publishedAt: seen?.publishedAt ?? null,
    ...(answer.ok && { kept: keptOf(answer.value, content) }),
  }
}

/** Creates the posting of a Tumblr blog, in its own format. */
export const tumblrPosting = (api: TumblrApi): PostingApi => ({
  library: null,
  imprint: tumblrImprint,
  find: async (to, lost) => {
    for (const look of [findPublished, findDraft]) {
      const answer = await look(api, to, lost)
      if (!answer.ok) return answer
      if (answer.value !== undefined) return done(remotePost(answer.value, lost.title))
    }
    return done(null)
  },
  publish: async (to, content) => {
    const body = tumblrPost(content)
    if (!body.ok) return body
    const made = await api(`${blogOf(to)}/posts`, { method: 'POST', ...body.value })
    if (!made.ok) return made
    const id = idOf(made.value)
    if (id === '')
      return failed({
        kind: 'unknown',
        message: 'Tumblr accepted the post but didn’t return its URL. Check the blog.',
      })
    return done(await look(api, to, id, content))
  },
  update: async (to, id, content) => {
    const body = tumblrPost(content)
    if (!body.ok) return body
    const changed = await api(`${blogOf(to)}/posts/${id}`, { method: 'PUT', ...body.value })
    return changed.ok ? done(await look(api, to, id, content)) : changed
  },
  remove: async (to, id) => {
    const answer = await api(`${blogOf(to)}/post/delete`, { method: 'POST', json: { id } })
    // a missing post counts as deleted
    const isGone = !answer.ok && numberAt(answer.failure.details, 'status') === 404
    return answer.ok || isGone ? done(null) : answer
  },
})
