import { startVendor, type VendorAnswer, type VendorRequest } from '../vendors/json-vendor.ts'
import { createGrants } from './oauth-grants.ts'

interface Stored {
  readonly id: number
  [field: string]: unknown
}

interface WpComSite {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly mayPublish: boolean
}

const refusal = (status: number, code: string, message: string): VendorAnswer => ({
  status,
  json: { code, message, data: { status } },
})

const rendered = (post: Stored): Stored => ({
  ...post,
  title: { raw: post.title, rendered: post.title },
  content: { raw: post.content, rendered: post.content },
  link: `https://garden.wordpress.com/?p=${post.id}`,
  date_gmt: '2026-11-22T12:00:00',
})

/** One site's part of wp/v2: posts, terms and media, as far as posting needs them. */
const siteOf = () => {
  const kept = {
    posts: [] as Stored[],
    categories: [] as Stored[],
    tags: [] as Stored[],
    media: [] as Stored[],
  }
  let last = 100
  const isKind = (name: string): name is keyof typeof kept => Object.hasOwn(kept, name)

  const answer = (
    { method, query, json, headers }: VendorRequest,
    kind: string,
    id: string,
  ): VendorAnswer => {
    if (!isKind(kind)) return refusal(404, 'rest_no_route', 'No route was found')
    const list = kept[kind]
    const found = list.find((record) => String(record.id) === id)
    if (id !== '' && !found) return refusal(404, 'rest_post_invalid_id', 'Invalid post ID.')
    const show = (record: Stored) => (kind === 'posts' ? rendered(record) : record)
    if (method === 'GET' && found) return { status: 200, json: show(found) }
    if (method === 'GET') {
      const words = query.get('search') ?? ''
      const slug = query.get('slug')
      const wanted = list.filter(
        (record) => JSON.stringify(record).includes(words) && (slug === null || record.slug === slug),
      )
      return { status: 200, json: wanted.map(show), headers: { 'x-wp-total': String(wanted.length) } }
    }
    if (method === 'DELETE') {
      list.splice(list.indexOf(found as Stored), 1)
      return { status: 200, json: show(found as Stored) }
    }
    const file = /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '')?.[1]
    const fields = file ? { slug: file.replace(/\.\w+$/, '') } : (json as object)
    if (found) Object.assign(found, fields)
    const record = found ?? { id: (last += 1), ...fields }
    if (!found) list.push(record)
    return { status: found ? 200 : 201, json: show(record) }
  }
  return { ...kept, answer }
}

/** WordPress.com: OAuth 2.0, the person and their sites, and wp/v2 of one site. */
export const startWordPressCom = async () => {
  const grants = createGrants({
    expiresIn: 0,
    more: { blog_id: '7', blog_url: 'https://garden.wordpress.com' },
  })
  const site = siteOf()
  const sites: WpComSite[] = [
    { id: 7, name: 'Garden', url: 'https://garden.wordpress.com', mayPublish: true },
    { id: 8, name: 'Read only', url: 'https://other.wordpress.com', mayPublish: false },
  ]
  const refusals: VendorAnswer[] = []
  let agrees = true

  const server = await startVendor((request) => {
    const { method, path, query, headers, bytes } = request
    if (method === 'GET' && path === '/oauth2/authorize')
      return { status: 302, headers: { location: grants.authorize(query, agrees) } }
    const refused = refusals.shift()
    if (refused) return refused
    if (path === '/oauth2/token') return grants.token(bytes.toString())
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    if (!grants.accessTokens.has(token))
      return { status: 401, json: { error: 'invalid_token', message: 'The OAuth2 token is invalid.' } }
    if (path === '/rest/v1.1/me')
      return { status: 200, json: { username: 'gardener', display_name: 'The gardener' } }
    if (path === '/rest/v1.1/me/sites')
      return {
        status: 200,
        json: {
          sites: sites.map(({ id, name, url, mayPublish }) => ({
            ID: id,
            name,
            URL: url,
            capabilities: { publish_posts: mayPublish },
          })),
        },
      }
    const [, id = '', kind = '', record = ''] = /^\/wp\/v2\/sites\/(\d+)\/(\w+)(?:\/(\d+))?$/.exec(path) ?? []
    if (id === '8') return refusal(403, 'rest_cannot_create', 'Sorry, you are not allowed to create posts.')
    return id === '7' ? site.answer(request, kind, record) : refusal(404, 'unknown_blog', 'Unknown blog')
  })
  return {
    ...server,
    grants,
    site,
    sites,
    refuseNext: (answer: VendorAnswer) => void refusals.push(answer),
    setAgrees: (does: boolean) => {
      agrees = does
    },
  }
}
