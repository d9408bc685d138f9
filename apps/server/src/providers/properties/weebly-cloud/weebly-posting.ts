import { done, failed, type Outcome } from '../../protocols/outcome.ts'
import { numberAt, textAt } from '../../protocols/read-json.ts'
import type { Destination, PostContent, Posting, RemotePost } from '../connector.ts'
import { postMark } from '../protocols/post-mark.ts'
import { weeblyList, type WeeblyApi } from './weebly-api.ts'

/** Nothing that is seen: by it a post whose making was not answered is found again. */
const markOf = (key: string): string => `<span id="post-${postMark(key)}"></span>`

const pictureOf = ({ picture }: PostContent): string => {
  if (!picture) return ''
  const alt = picture.alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const data = Buffer.from(picture.bytes).toString('base64')
  return `<p><img src="data:${picture.type};base64,${data}" alt="${alt}"></p>`
}

const bodyOf = (content: PostContent) => ({
  post_title: content.title,
  post_body: `${pictureOf(content)}${content.html}${markOf(content.key)}`,
  post_tags: content.tags,
})

const remotePost = (post: unknown): RemotePost => {
  const time = numberAt(post, 'created_date')
  return {
    externalId: textAt(post, 'post_id'),
    url: textAt(post, 'post_url'),
    title: textAt(post, 'post_title'),
    isDraft: false,
    publishedAt: time === 0 ? null : new Date(time * 1_000).toISOString(),
  }
}

/** Where the posts of a blog are: what the connector calls, without the address of the API. */
const postsOf = ({ externalId }: Destination): string => `${externalId}/post`

const taken = (answer: Outcome<unknown>): Outcome<RemotePost> => {
  if (!answer.ok) return answer
  const post = remotePost(answer.value)
  return post.externalId === ''
    ? failed({
        kind: 'unknown',
        message: 'Weebly took the post but did not say where it is. Look at the blog.',
      })
    : done(post)
}

/** Posts of a Weebly blog. Its interface knows no drafts. */
export const weeblyPosting = (api: WeeblyApi): Posting => ({
  find: async (to, { key, title }) => {
    const posts = await weeblyList(api, postsOf(to))
    if (!posts.ok) return posts
    // the list shows titles alone: only posts of this title are opened
    for (const post of posts.value.filter((each) => textAt(each, 'post_title') === title)) {
      const whole = await api(`${postsOf(to)}/${textAt(post, 'post_id')}`)
      if (!whole.ok) return whole
      if (textAt(whole.value, 'post_body').includes(`post-${postMark(key)}`))
        return done(remotePost(whole.value))
    }
    return done(null)
  },
  publish: async (to, content) => {
    if (content.isDraft)
      return failed({
        kind: 'bad-content',
        message:
          'Weebly’s interface takes no drafts: posts are published at once. Publish it, or paste it by hand.',
      })
    return taken(await api(postsOf(to), { method: 'POST', json: bodyOf(content) }))
  },
  update: async (to, id, content) =>
    taken(await api(`${postsOf(to)}/${id}`, { method: 'PUT', json: bodyOf(content) })),
  remove: async (to, id) => {
    const answer = await api(`${postsOf(to)}/${id}`, { method: 'DELETE' })
    // one that is gone is gone
    const isGone = !answer.ok && numberAt(answer.failure.details, 'status') === 404
    return answer.ok || isGone ? done(null) : answer
  },
})
