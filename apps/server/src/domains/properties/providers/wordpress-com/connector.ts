import { done, failed, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { listAt, textAt, valueAt } from '../../../../platform/outbound/read-json.ts'
import type { Connection, Connector, ConnectorDeps, RemoteSubProperty } from '../connector.ts'
import type { Tokens } from '../protocols/oauth.ts'
import { oauthFlow, oauthRefreshing, type Owner } from '../protocols/oauth-flow.ts'
import { createWpClient, type WpClient } from '../protocols/wp/wp-client.ts'
import { createWpManaging } from '../protocols/wp/wp-managing.ts'
import { createWpPosting } from '../protocols/wp/wp-posts.ts'
import { wpComPlatform } from './platform.ts'
import { wpComApi, wpComFailure, wpComHeaders } from './wpcom-api.ts'

const destinationOf = (base: string, site: unknown): RemoteSubProperty => {
  const [id, webUrl] = [textAt(site, 'ID'), textAt(site, 'URL')]
  const takesImages = valueAt(site, 'capabilities', 'upload_files')
  return {
    externalId: id,
    name: textAt(site, 'name') || webUrl,
    url: `${base}/wp/v2/sites/${encodeURIComponent(id)}`,
    webUrl,
    ...(typeof takesImages === 'boolean' && { takesImages }),
  }
}

/** Returns the user's sites where they may publish. */
const sitesOf = async (
  world: ConnectorDeps,
  base: string,
  accessToken: string,
): Promise<Outcome<readonly RemoteSubProperty[]>> => {
  const answer = await wpComApi(
    world,
    base,
    accessToken,
  )('/rest/v1.1/me/sites?fields=ID,name,URL,capabilities')
  if (!answer.ok) return answer
  const sites = listAt(answer.value, 'sites')
    .filter((site) => textAt(site, 'ID') !== '' && valueAt(site, 'capabilities', 'publish_posts') !== false)
    .map((site) => destinationOf(base, site))
  if (sites.length > 0) return done(sites)
  return failed({
    kind: 'bad-content',
    message:
      'This WordPress.com account has no site it can publish to. Create one, or ask for the Author role.',
  })
}

const ownerOf = async (world: ConnectorDeps, base: string, tokens: Tokens): Promise<Outcome<Owner>> => {
  const me = await wpComApi(world, base, tokens.accessToken)('/rest/v1.1/me?fields=username,display_name')
  if (!me.ok) return me
  const sites = await sitesOf(world, base, tokens.accessToken)
  if (!sites.ok) return sites
  return done({ username: textAt(me.value, 'username'), destinations: sites.value })
}

const tokenOf = ({ secrets }: Connection): string => secrets.accessToken ?? ''

/** Creates the connector for sites at WordPress.com or joined by Jetpack, with OAuth 2.0 and wp/v2. */
export const createWordPressComConnector = (world: ConnectorDeps, base: string): Connector => {
  const platform = wpComPlatform(base)
  const flow = oauthFlow(world, platform, { ownerOf: (tokens) => ownerOf(world, base, tokens) })
  const clientOf =
    (connection: Connection) =>
    (to: RemoteSubProperty): WpClient =>
      createWpClient({
        dispatcher: world.dispatcher,
        service: 'WordPress.com',
        root: to.url,
        headers: { ...wpComHeaders, authorization: `Bearer ${tokenOf(connection)}` },
        failure: wpComFailure,
      })
  return {
    means: 'wordpress-com',
    // WordPress.com publishes no limits, so these are the same as for a self-hosted site
    budgets: ({ username }) => [
      { name: `wordpress-com:${username}`, limits: [{ most: 600, seconds: 3_600 }], atOnce: 2 },
    ],
    begin: flow.begin,
    resume: flow.resume,
    check: async (connection) => {
      const found = await sitesOf(world, base, tokenOf(connection))
      if (found.ok || found.failure.kind !== 'auth-dead') return found
      return { ok: 'dead', problem: 'password-revoked', message: found.failure.message }
    },
    posting: (connection) => createWpPosting(clientOf(connection)),
    managing: (connection) => createWpManaging(clientOf(connection)),
    refreshing: oauthRefreshing(world, platform),
  }
}
