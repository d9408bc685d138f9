import { done, failed, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import { numberAt, textAt, valueAt } from '../../../../../platform/outbound/read-json.ts'
import type { RemoteSubProperty, PostContent, PostImprint, PostingApi, RemotePost } from '../../connector.ts'
import { chosenSlug } from '../chosen-slug.ts'
import { textImprint, wordsOf } from '../post-imprint.ts'
import type { WpClient } from './wp-client.ts'
import { findWpPost } from './wp-find.ts'
import { createWpLibrary } from './wp-library.ts'
import { termsNamed, type FoundTerms } from './wp-terms.ts'
import { asWpHtml, wpMoment, wpTitle } from './wp-texts.ts'

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

const imprintOf = (content: PostContent): PostImprint => ({
  slug: chosenSlug(content),
  text: textImprint([content.title, wordsOf(content.html)]),
})

interface Parts {
  readonly categories: FoundTerms
  readonly tags: FoundTerms
}

/** Returns the ids of a post's categories and tags, found or created first. */
const partsOf = async (client: WpClient, content: PostContent): Promise<Outcome<Parts>> => {
  const categories = await termsNamed(client, 'categories', content.categories)
  if (!categories.ok) return categories
  const tags = await termsNamed(client, 'tags', content.tags)
  return tags.ok ? done({ categories: categories.value, tags: tags.value }) : tags
}

/** Returns the id of the featured image, which is already in the site's library. */
const featured = ({ picture }: PostContent): number | null => {
  if (picture === null) return null
  if ('bytes' in picture.file) throw new Error('an image of a WordPress post goes to its library first')
  return Number(picture.file.externalId)
}

const fieldsOf = (content: PostContent, slug: string, { categories, tags }: Parts) => ({
  title: asWpHtml(content.title),
  content: content.html,
  excerpt: asWpHtml(content.excerpt),
  ...(slug !== '' && { slug }),
  status: content.isDraft ? 'draft' : 'publish',
  ...(categories.ids.length > 0 && { categories: categories.ids }),
  tags: tags.ids,
  ...(content.picture && { featured_media: featured(content) }),
})

/** Writes the post at this path, after its parts, so that it never exists without them. */
const write = async (
  client: WpClient,
  { path, slug }: { readonly path: string; readonly slug: string },
  content: PostContent,
): Promise<Outcome<RemotePost>> => {
  const parts = await partsOf(client, content)
  if (!parts.ok) return parts
  const written = await client(path, { method: 'POST', json: fieldsOf(content, slug, parts.value) })
  if (!written.ok) return written
  if (numberAt(written.value.body, 'id') === 0)
    return failed({ kind: 'unknown', message: 'The site didn’t return the ID of the new post.' })
  const { categories, tags } = parts.value
  return done(remotePost(written.value.body, [...categories.remarks, ...tags.remarks]))
}

/** Creates the posting of one WordPress site, by wp/v2. */
export const createWpPosting = (clientOf: (to: RemoteSubProperty) => WpClient): PostingApi => ({
  library: createWpLibrary(clientOf),
  imprint: imprintOf,
  find: async (to, lost) => {
    const found = await findWpPost(clientOf(to), lost)
    return found.ok ? done(found.value === undefined ? null : remotePost(found.value)) : found
  },
  publish: (to, content) => write(clientOf(to), { path: '/posts', slug: chosenSlug(content) }, content),
  // the post keeps its URL unless its article has another slug
  update: (to, externalId, content) =>
    write(clientOf(to), { path: `/posts/${encodeURIComponent(externalId)}`, slug: content.slug }, content),
  remove: (to, externalId) => trashPost(clientOf(to), externalId),
})

/** Moves a post to the site's trash, from which its owner can restore it. A missing post is no error. */
export const trashPost = async (client: WpClient, externalId: string): Promise<Outcome<null>> => {
  const answer = await client(`/posts/${encodeURIComponent(externalId)}`, { method: 'DELETE' })
  if (answer.ok) return done(null)
  const status = valueAt(answer.failure.details, 'data', 'status')
  return status === 404 || status === 410 ? done(null) : answer
}
