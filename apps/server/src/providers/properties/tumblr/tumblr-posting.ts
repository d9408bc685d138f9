import { done, failed, type Outcome } from '../../protocols/outcome.ts'
import { listAt, numberAt, textAt } from '../../protocols/read-json.ts'
import type { Destination, PostContent, Posting, RemotePost } from '../connector.ts'
import { postMark } from '../protocols/post-mark.ts'
import type { TumblrApi } from './tumblr-api.ts'
import { tumblrPost } from './tumblr-post.ts'

/** Posts that Tumblr answers at once, and how many are looked through for one: more than it takes in a day. */
const page = 20
const searched = 260

const remotePost = (post: unknown, title: string): RemotePost => {
  const isDraft = textAt(post, 'state') === 'draft'
  const time = numberAt(post, 'timestamp')
  return {
    externalId: textAt(post, 'id_string') || textAt(post, 'id'),
    url: textAt(post, 'post_url'),
    title: title || textAt(post, 'summary'),
    isDraft,
    publishedAt: isDraft || time === 0 ? null : new Date(time * 1_000).toISOString(),
  }
}

const blogOf = ({ externalId }: Pick<Destination, 'externalId'>): string =>
  `/blog/${encodeURIComponent(externalId)}`

const marked = (posts: readonly unknown[], key: string): unknown => {
  const mark = postMark(key)
  return posts.find((post) => textAt(post, 'slug') === mark || textAt(post, 'slug').endsWith(`-${mark}`))
}

const findPublished = async (api: TumblrApi, to: Destination, key: string): Promise<Outcome<unknown>> => {
  for (let offset = 0; offset < searched; offset += page) {
    const query = { limit: String(page), offset: String(offset), npf: 'true' }
    const answer = await api(`${blogOf(to)}/posts`, { query })
    if (!answer.ok) return answer
    const posts = listAt(answer.value, 'posts')
    const found = marked(posts, key)
    if (found !== undefined || posts.length < page) return done(found)
  }
  return done(undefined)
}

const findDraft = async (api: TumblrApi, to: Destination, key: string): Promise<Outcome<unknown>> => {
  let before = ''
  for (let looked = 0; looked < searched; looked += page) {
    const query = { npf: 'true', ...(before && { before_id: before }) }
    const answer = await api(`${blogOf(to)}/posts/draft`, { query })
    if (!answer.ok) return answer
    const posts = listAt(answer.value, 'posts')
    const found = marked(posts, key)
    if (found !== undefined || posts.length === 0) return done(found)
    const last = posts.at(-1)
    before = textAt(last, 'id_string') || textAt(last, 'id')
  }
  return done(undefined)
}

/** What Tumblr made of a post; its address is known without asking when Tumblr does not answer this. */
const look = async (
  api: TumblrApi,
  to: Destination,
  id: string,
  content: PostContent,
): Promise<RemotePost> => {
  const answer = await api(`${blogOf(to)}/posts/${id}`, { query: { post_format: 'npf' } })
  const seen = answer.ok ? remotePost(answer.value, content.title) : null
  return {
    externalId: id,
    url: seen?.url || `${to.webUrl.replace(/\/+$/, '')}/post/${id}`,
    title: content.title,
    isDraft: content.isDraft,
    publishedAt: seen?.publishedAt ?? null,
  }
}

/** Posts of a Tumblr blog, in its own format. */
export const tumblrPosting = (api: TumblrApi): Posting => ({
  find: async (to, { key, title }) => {
    for (const look of [findPublished, findDraft]) {
      const answer = await look(api, to, key)
      if (!answer.ok) return answer
      if (answer.value !== undefined) return done(remotePost(answer.value, title))
    }
    return done(null)
  },
  publish: async (to, content) => {
    const body = tumblrPost(content)
    if (!body.ok) return body
    const made = await api(`${blogOf(to)}/posts`, { method: 'POST', ...body.value })
    if (!made.ok) return made
    const id = textAt(made.value, 'id_string') || textAt(made.value, 'id')
    if (id === '')
      return failed({
        kind: 'unknown',
        message: 'Tumblr took the post but did not say where it is. Look at the blog.',
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
    // one that is gone is gone
    const isGone = !answer.ok && numberAt(answer.failure.details, 'status') === 404
    return answer.ok || isGone ? done(null) : answer
  },
})
