import { startVendor, type VendorAnswer } from '../vendors/json-vendor.ts'
import { wpRefusal, wpRest } from '../wordpress/wp-rest.ts'
import { createGrants } from './oauth-grants.ts'

interface WpComSite {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly mayPublish: boolean
  readonly mayUpload: boolean
}

/** Simulates WordPress.com: OAuth 2.0, the user and their sites, and wp/v2 of one site. */
export const startWordPressCom = async () => {
  const grants = createGrants({
    expiresIn: 0,
    more: { blog_id: '7', blog_url: 'https://garden.wordpress.com' },
  })
  const site = wpRest(() => 'https://garden.wordpress.com')
  const sites: WpComSite[] = [
    { id: 7, name: 'Garden', url: 'https://garden.wordpress.com', mayPublish: true, mayUpload: true },
    { id: 8, name: 'Read only', url: 'https://other.wordpress.com', mayPublish: false, mayUpload: false },
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
          sites: sites.map(({ id, name, url, mayPublish, mayUpload }) => ({
            ID: id,
            name,
            URL: url,
            capabilities: { publish_posts: mayPublish, upload_files: mayUpload },
          })),
        },
      }
    const [, id = '', kind = '', record = ''] = /^\/wp\/v2\/sites\/(\d+)\/(\w+)(?:\/(\d+))?$/.exec(path) ?? []
    if (id === '8') return wpRefusal(403, 'rest_cannot_create', 'Sorry, you are not allowed to create posts.')
    return id === '7' ? site.answer(request, kind, record) : wpRefusal(404, 'unknown_blog', 'Unknown blog')
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
