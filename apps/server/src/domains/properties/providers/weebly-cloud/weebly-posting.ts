import { escapeAttribute, escapeText } from '@web2/builder'
import { done, failed, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { numberAt, textAt } from '../../../../platform/outbound/read-json.ts'
import type { RemoteSubProperty, PostContent, PostingApi, PostPicture, RemotePost } from '../connector.ts'
import { withImageAddresses } from '../protocols/html-images.ts'
import { madeSince, textImprint, wordsOf } from '../protocols/post-imprint.ts'
import { oldMark } from '../protocols/post-mark.ts'
import { weeblyList, type WeeblyApi } from './weebly-api.ts'

const dataOf = ({ file }: PostPicture): string =>
  'bytes' in file ? `data:${file.type};base64,${Buffer.from(file.bytes).toString('base64')}` : file.url

const featured = ({ picture }: PostContent): string =>
  picture
    ? `<p><img src="${dataOf(picture)}" alt="${escapeAttribute(picture.alt)}"></p>${
        picture.caption === '' ? '' : `<p><em>${escapeText(picture.caption)}</em></p>`
      }`
    : ''

/** In px; smaller than elsewhere, because images are part of the post itself. */
const longestSide = 1_200

/** Escapes a title so that it looks the same as text and as HTML: nothing in it begins a tag. */
const titleOf = (title: string): string => title.replace(/<(?=[a-z/!?])/gi, '< ')

/** Embeds images into the post, because Weebly accepts no files. */
const bodyOf = (content: PostContent) => {
  const { title, html, pictures = [], tags } = content
  const addresses = new Map(pictures.map((picture) => [picture.source, dataOf(picture)]))
  return {
    post_title: titleOf(title),
    post_body: featured(content) + withImageAddresses(html, addresses),
    post_tags: tags,
  }
}

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

/** Returns the path of a blog's posts below the API's URL. */
const postsOf = ({ externalId }: RemoteSubProperty): string => `${externalId}/post`

const taken = (answer: Outcome<unknown>): Outcome<RemotePost> => {
  if (!answer.ok) return answer
  const post = remotePost(answer.value)
  return post.externalId === ''
    ? failed({
        kind: 'unknown',
        message: 'Weebly accepted the post but didn’t return its URL. Check the blog.',
      })
    : done(post)
}

/** Creates the posting of a Weebly blog. Its API has no drafts. */
export const weeblyPosting = (api: WeeblyApi): PostingApi => ({
  library: null,
  longestSide,
  imprint: (content) => ({
    slug: '',
    text: textImprint([content.title, wordsOf(bodyOf(content).post_body)]),
  }),
  find: async (to, { key, title, imprint, askedAt, others }) => {
    const posts = await weeblyList(api, postsOf(to))
    if (!posts.ok) return posts
    const since = madeSince(askedAt).getTime() / 1_000
    // the list contains titles only, so only posts with this title are read
    for (const post of posts.value.filter((each) => titleOf(textAt(each, 'post_title')) === titleOf(title))) {
      const id = textAt(post, 'post_id')
      if (others.has(id)) continue
      const whole = await api(`${postsOf(to)}/${id}`)
      if (!whole.ok) return whole
      const body = textAt(whole.value, 'post_body')
      const isNew = numberAt(whole.value, 'created_date') >= since
      const isIt = isNew && imprint !== null && textImprint([title, wordsOf(body)]) === imprint.text
      if (isIt || body.includes(`id="post-${oldMark(key)}"`)) return done(remotePost(whole.value))
    }
    return done(null)
  },
  publish: async (to, content) => {
    if (content.isDraft)
      return failed({
        kind: 'bad-content',
        message: 'Weebly’s API doesn’t support drafts. Publish the post right away, or paste it manually.',
      })
    return taken(await api(postsOf(to), { method: 'POST', json: bodyOf(content) }))
  },
  update: async (to, id, content) =>
    taken(await api(`${postsOf(to)}/${id}`, { method: 'PUT', json: bodyOf(content) })),
  remove: async (to, id) => {
    const answer = await api(`${postsOf(to)}/${id}`, { method: 'DELETE' })
    // a missing post counts as deleted
    const isGone = !answer.ok && numberAt(answer.failure.details, 'status') === 404
    return answer.ok || isGone ? done(null) : answer
  },
})
