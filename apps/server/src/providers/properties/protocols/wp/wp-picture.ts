import { done, type Outcome } from '../../../protocols/outcome.ts'
import { listAt, numberAt } from '../../../protocols/read-json.ts'
import type { PostContent, PostPicture } from '../../connector.ts'
import type { WpClient } from './wp-client.ts'

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

/** The picture's name at the site, the same whenever this post is tried: letters, digits and hyphens. */
const nameOf = ({ key, slug }: Pick<PostContent, 'key' | 'slug'>): string => {
  const start = slug
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  const end = key
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(-12)
  return `${start || 'picture'}-${end}`
}

/** The id of a post's picture in the site's library; one that an earlier try has uploaded is used again. */
export const wpPicture = async (
  client: WpClient,
  content: Pick<PostContent, 'key' | 'slug'>,
  { type, bytes, alt }: PostPicture,
): Promise<Outcome<number>> => {
  const name = nameOf(content)
  const known = await client('/media', { query: { slug: name, per_page: 1 } })
  if (!known.ok) return known
  let id = numberAt(listAt(known.value.body)[0], 'id')
  if (id === 0) {
    const uploaded = await client('/media', {
      method: 'POST',
      bytes,
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}.${endings[type] ?? 'jpg'}"`,
      },
    })
    if (!uploaded.ok) return uploaded
    id = numberAt(uploaded.value.body, 'id')
  }
  const described = await client(`/media/${id}`, { method: 'POST', json: { alt_text: alt } })
  return described.ok ? done(id) : described
}
