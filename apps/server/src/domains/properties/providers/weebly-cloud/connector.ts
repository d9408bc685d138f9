import { createHash } from 'node:crypto'
import { done, failed, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { textAt } from '../../../../platform/outbound/read-json.ts'
import type { Connection, Connector, ConnectorDeps, RemoteSubProperty } from '../connector.ts'
import { weeblyApi, weeblyList, type WeeblyApi } from './weebly-api.ts'
import { weeblyPosting } from './weebly-posting.ts'

const webUrlOf = (site: unknown): string => {
  const domain = textAt(site, 'domain')
  return domain === '' ? 'https://www.weebly.com/' : `https://${domain.replace(/^https?:\/\//, '')}/`
}

const blogsOf = async (
  api: WeeblyApi,
  base: string,
  userId: string,
): Promise<Outcome<readonly RemoteSubProperty[]>> => {
  const sites = await weeblyList(api, `user/${userId}/site`)
  if (!sites.ok) return sites
  const found: RemoteSubProperty[] = []
  for (const site of sites.value) {
    const endpoint = `user/${userId}/site/${textAt(site, 'site_id')}/blog`
    const blogs = await weeblyList(api, endpoint)
    if (!blogs.ok) return blogs
    for (const blog of blogs.value) {
      const externalId = `${endpoint}/${textAt(blog, 'blog_id')}`
      const name = [textAt(site, 'site_title'), textAt(blog, 'title')].filter(Boolean).join(': ')
      found.push({ externalId, name, url: `${base}/${externalId}`, webUrl: webUrlOf(site) })
    }
  }
  if (found.length > 0) return done(found)
  return failed({
    kind: 'bad-content',
    message:
      'None of this user’s Weebly sites has a blog. Add a blog page in the Weebly editor, then connect again.',
  })
}

const digits = /^\d{1,20}$/

/**
 * Creates the connector for Weebly's partner API, https://api.weeblycloud.com, with the account's own keys.
 */
export const createWeeblyCloudConnector = (world: ConnectorDeps, base: string): Connector => {
  const find = (connection: Connection) =>
    blogsOf(weeblyApi(world, base, connection), base, connection.secrets.userId ?? '')
  return {
    means: 'weebly-cloud',
    budgets: ({ secrets }) => [
      {
        name: `weebly-cloud:${createHash('sha256')
          .update(secrets.publicKey ?? '')
          .digest('hex')
          .slice(0, 16)}`,
        limits: [{ most: 1_000, seconds: 3_600 }],
        atOnce: 2,
      },
    ],
    begin: async ({ connection }) => {
      const { publicKey = '', secretKey = '', userId = '' } = connection.secrets
      const wrong = (message: string) =>
        ({ kind: 'failed', problem: 'incorrect-credentials', message }) as const
      if (publicKey === '' || secretKey === '')
        return wrong('Enter the public key and the secret key of your Weebly Cloud account.')
      if (!digits.test(userId))
        return wrong(
          'The Weebly user ID must be a number. You’ll find it next to the user in your Weebly Cloud admin.',
        )
      const found = await find(connection)
      if (found.ok)
        return {
          kind: 'verified',
          username: connection.username || userId,
          secrets: { publicKey, secretKey, userId },
          destinations: found.value,
        }
      const { failure } = found
      if (failure.kind === 'retryable' || failure.kind === 'rate-limited') return { kind: 'later', failure }
      const problem = failure.kind === 'auth-dead' ? 'incorrect-credentials' : 'unknown'
      return { kind: 'failed', problem, message: failure.message }
    },
    resume: () =>
      Promise.resolve({
        kind: 'failed',
        problem: 'unknown',
        message: 'Weebly Cloud only needs its keys. Start the verification again.',
      }),
    check: async (connection) => {
      const found = await find(connection)
      if (found.ok || found.failure.kind !== 'auth-dead') return found
      return { ok: 'dead', problem: 'incorrect-credentials', message: found.failure.message }
    },
    posting: (connection) => weeblyPosting(weeblyApi(world, base, connection)),
    refreshing: null,
  }
}
