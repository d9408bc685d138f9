import { done, failed, type Outcome } from '../../../protocols/outcome.ts'
import { listAt, numberAt, textAt, valueAt } from '../../../protocols/read-json.ts'
import type { Destination, PostContent, Posting, RemotePost } from '../../connector.ts'
import type { WpClient } from './wp-client.ts'
import { wpPicture } from './wp-picture.ts'
import { termsNamed, wpTitle, type FoundTerms } from './wp-terms.ts'

/** States that a post of ours can be in at the site; one in the trash was thrown away by somebody. */
const living = 'publish,future,draft,pending,private'

/** WordPress keeps comments in texts, and its search looks into them: this names a post for good. */
const mark = (key: string) => `<!-- ${key} -->`

/** Marks go inside the last element: WordPress makes an empty paragraph of a comment that stands alone. */
export const withMarks = (html: string, marks: string): string => {
  const end = /<\/[a-z][a-z\d]*>\s*$/i.exec(html)
  return end ? `${html.slice(0, end.index)}${marks}${end[0].trim()}` : `${html}${marks}`
}

/** `date_gmt` has no time zone of its own. */
export const wpMoment = (post: unknown): string => {
  const date = textAt(post, 'date_gmt')
  return date === '' ? '' : `${date.replace(/Z$/, '')}.000Z`
}

const remotePost = (post: unknown, remarks: readonly string[] = []): RemotePost => {
  const isDraft = textAt(post, 'status') !== 'publish'
  return {
    externalId: textAt(post, 'id'),
    url: textAt(post, 'link'),
    title: wpTitle(post),
    isDraft,
    publishedAt: isDraft ? null : wpMoment(post),
    ...(remarks.length > 0 && { remarks }),
  }
}

interface Parts {
  readonly categories: FoundTerms
  readonly tags: FoundTerms
  readonly picture: number | null
}

/** What a post names by id, found or made first. */
const partsOf = async (client: WpClient, content: PostContent): Promise<Outcome<Parts>> => {
  const categories = await termsNamed(client, 'categories', content.categories)
  if (!categories.ok) return categories
  const tags = await termsNamed(client, 'tags', content.tags)
  if (!tags.ok) return tags
  if (!content.picture) return done({ categories: categories.value, tags: tags.value, picture: null })
  const picture = await wpPicture(client, content, content.picture)
  if (!picture.ok) return picture
  return done({ categories: categories.value, tags: tags.value, picture: picture.value })
}

const fieldsOf = (content: PostContent, { categories, tags, picture }: Parts) => ({
  title: content.title,
  content: withMarks(content.html, mark(content.key)),
  excerpt: content.excerpt,
  ...(content.slug !== '' && { slug: content.slug }),
  status: content.isDraft ? 'draft' : 'publish',
  ...(categories.ids.length > 0 && { categories: categories.ids }),
  tags: tags.ids,
  ...(picture !== null && { featured_media: picture }),
})

/** Writes the post at this path; its parts come first, so that a post is never there without them. */
const write = async (client: WpClient, path: string, content: PostContent): Promise<Outcome<RemotePost>> => {
  const parts = await partsOf(client, content)
  if (!parts.ok) return parts
  const written = await client(path, { method: 'POST', json: fieldsOf(content, parts.value) })
  if (!written.ok) return written
  if (numberAt(written.value.body, 'id') === 0)
    return failed({ kind: 'unknown', message: 'The site did not say which post it has made.' })
  const { categories, tags } = parts.value
  return done(remotePost(written.value.body, [...categories.remarks, ...tags.remarks]))
}

/** Posts of one WordPress site, by wp/v2. */
export const createWpPosting = (clientOf: (to: Destination) => WpClient): Posting => ({
  find: async (to, { key }) => {
    const answer = await clientOf(to)('/posts', {
      query: { search: key, status: living, context: 'edit', per_page: 10 },
    })
    if (!answer.ok) return answer
    const found = listAt(answer.value.body).find((post) => textAt(post, 'content', 'raw').includes(mark(key)))
    return done(found === undefined ? null : remotePost(found))
  },
  publish: (to, content) => write(clientOf(to), '/posts', content),
  update: (to, externalId, content) =>
    write(clientOf(to), `/posts/${encodeURIComponent(externalId)}`, content),
  remove: (to, externalId) => trashPost(clientOf(to), externalId),
})

/** Puts a post into the site's trash, from where its owner can take it back. One that is gone is no failure. */
export const trashPost = async (client: WpClient, externalId: string): Promise<Outcome<null>> => {
  const answer = await client(`/posts/${encodeURIComponent(externalId)}`, { method: 'DELETE' })
  if (answer.ok) return done(null)
  const status = valueAt(answer.failure.details, 'data', 'status')
  return status === 404 || status === 410 ? done(null) : answer
}
