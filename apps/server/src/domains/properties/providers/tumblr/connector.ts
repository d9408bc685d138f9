import { done, failed } from '../../../../platform/outbound/outcome.ts'
import { listAt, textAt } from '../../../../platform/outbound/read-json.ts'
import type { Connection, Connector, ConnectorDeps, RemoteSubProperty } from '../connector.ts'
import { appBudgetName, oauthFlow, oauthRefreshing } from '../protocols/oauth-flow.ts'
import { tumblrPlatform } from './platform.ts'
import { tumblrApi } from './tumblr-api.ts'
import { tumblrPosting } from './tumblr-posting.ts'

const destinationOf = (base: string, blog: unknown): RemoteSubProperty => {
  const name = textAt(blog, 'name')
  const id = textAt(blog, 'uuid') || name
  return {
    externalId: id,
    name: textAt(blog, 'title') || name,
    url: `${base}/blog/${encodeURIComponent(id)}`,
    webUrl: textAt(blog, 'url') || `https://${name}.tumblr.com/`,
  }
}

const owner = (world: ConnectorDeps, base: string) => async (accessToken: string) => {
  const answer = await tumblrApi(world, base, accessToken)('/user/info')
  if (!answer.ok) return answer
  const blogs = listAt(answer.value, 'user', 'blogs').filter((blog) => textAt(blog, 'name') !== '')
  const username = textAt(answer.value, 'user', 'name')
  if (blogs.length === 0)
    return failed({
      kind: 'bad-content',
      message: 'This Tumblr account has no blog yet. Create one on Tumblr, then connect again.',
    })
  return done({ username, destinations: blogs.map((blog) => destinationOf(base, blog)) })
}

const tokenOf = ({ secrets }: Connection): string => secrets.accessToken ?? ''

/**
 * Creates the connector for Tumblr's API, version 2, with OAuth 2.0; its blogs are the sub-properties. `base`
 * ends in /v2.
 */
export const createTumblrConnector = (world: ConnectorDeps, base: string): Connector => {
  const platform = tumblrPlatform(base)
  const flow = oauthFlow(world, platform, { ownerOf: (tokens) => owner(world, base)(tokens.accessToken) })
  return {
    means: 'tumblr',
    budgets: (connection, accountId) => [
      // Tumblr allows 1,000 per hour and 5,000 per day; a tenth is left for calls not counted here
      {
        name: appBudgetName('tumblr', connection),
        limits: [
          { most: 900, seconds: 3_600 },
          { most: 4_500, seconds: 86_400 },
        ],
        atOnce: 8,
      },
      {
        name: `${appBudgetName('tumblr', connection)}:${accountId}`,
        limits: [{ most: 450, seconds: 3_600 }],
      },
      { name: `tumblr:user:${connection.username}`, limits: [{ most: 230, seconds: 86_400 }], atOnce: 2 },
    ],
    begin: flow.begin,
    resume: flow.resume,
    check: async (connection) => {
      const found = await owner(world, base)(tokenOf(connection))
      if (found.ok) return done(found.value.destinations)
      if (found.failure.kind !== 'auth-dead') return found
      return { ok: 'dead', problem: 'password-revoked', message: found.failure.message }
    },
    posting: (connection) => tumblrPosting(tumblrApi(world, base, tokenOf(connection))),
    refreshing: oauthRefreshing(world, platform),
  }
}
