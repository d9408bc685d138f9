import { takesSecretsOf } from '../../../../platform/outbound/origins.ts'
import { done, type ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import { textAt, valueAt } from '../../../../platform/outbound/read-json.ts'
import type {
  Connection,
  Connector,
  ConnectorDeps,
  RemoteSubProperty,
  VerificationAnswer,
  VerificationStart,
  VerificationStepResult,
} from '../connector.ts'
import { createWpClient, type WpClient } from '../protocols/wp/wp-client.ts'
import { createWpManaging } from '../protocols/wp/wp-managing.ts'
import { createWpPosting } from '../protocols/wp/wp-posts.ts'
import { discover, type FoundSite } from './discover.ts'
import { wpFailure } from './error-codes.ts'
import {
  connectionProblem,
  noPermission,
  notAccepted,
  passwordsOff,
  wrongPassword,
  type Problem,
} from './problems.ts'
import { credentialsHold } from './xml-rpc.ts'

/** Permanent id of this product at every WordPress site, by which an owner can revoke its access. */
const appId = '5b0d2c56-1d5e-4f8e-9d53-6a6c8c2f7e41'
/** Returns a name with the time, because WordPress rejects a second password of the same name. */
const appNameAt = (at: Date): string => `Web 2 Manager ${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`

const hostOf = (address: string): string => new URL(address).host

/** Removes the spaces between the groups of four in which WordPress shows passwords. */
const bare = (password: string): string => password.replace(/\s+/g, '')

/** Returns whether it has WordPress' format: 24 letters and digits. */
const isApplicationPassword = (password: string): boolean => /^[a-z\d]{24}$/i.test(password)

const basic = (username: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${username}:${bare(password)}`).toString('base64')}`,
})

type Who =
  | { readonly kind: 'user'; readonly username: string; readonly takesImages: boolean }
  | ({ readonly kind: 'problem' } & Problem)
  | { readonly kind: 'later'; readonly failure: ServiceFailure }

/**
 * Creates the connector for self-hosted WordPress sites, by application passwords (WordPress 5.6 and newer).
 */
export const createWordPressConnector = ({ dispatcher }: ConnectorDeps): Connector => {
  const clientFor =
    ({ url: entered, username, secrets }: Connection) =>
    ({ url }: Pick<RemoteSubProperty, 'url'>): WpClient =>
      createWpClient({
        dispatcher,
        service: hostOf(url),
        root: `${url}/wp/v2`,
        // a sub-property found before the property moved to another origin gets no credentials
        headers: takesSecretsOf(entered, url) ? basic(username, secrets.password ?? '') : {},
        failure: wpFailure({ site: hostOf(url), username, wasVerified: true }),
      })

  /** Returns the user of these credentials at the site, and whether they may write. */
  const whoIs = async (
    { destination, wordPressUrl }: FoundSite,
    { username, secrets }: Connection,
    { wasVerified, isFresh = false }: { readonly wasVerified: boolean; readonly isFresh?: boolean },
  ): Promise<Who> => {
    const password = bare(secrets.password ?? '')
    const site = hostOf(destination.url)
    let problem: Problem | undefined
    const ask = createWpClient({
      dispatcher,
      service: site,
      root: `${destination.url}/wp/v2`,
      headers: basic(username, password),
      failure: (refusal) => {
        problem = connectionProblem(refusal, { site, username, wasVerified })
        return wpFailure({ site, username, wasVerified })(refusal)
      },
    })
    const me = await ask('/users/me', { query: { context: 'edit' } })
    if (!me.ok) {
      if (!problem) return { kind: 'later', failure: me.failure }
      if (problem.problem !== 'authorization-stripped') return { kind: 'problem', ...problem }
      const refused = { site, username, wasVerified }
      // the older API would accept a login password, so that is detected first
      if (!isApplicationPassword(password)) return { kind: 'problem', ...wrongPassword(refused) }
      // a password that WordPress has just created is correct
      const hold = isFresh || (await credentialsHold(dispatcher, wordPressUrl, { username, password }))
      return { kind: 'problem', ...(hold ? problem : notAccepted(refused)) }
    }
    if (valueAt(me.value.body, 'capabilities', 'edit_posts') !== true)
      return { kind: 'problem', ...noPermission({ site, username }) }
    return {
      kind: 'user',
      username: textAt(me.value.body, 'username') || username,
      takesImages: valueAt(me.value.body, 'capabilities', 'upload_files') === true,
    }
  }

  const verify = async (
    found: FoundSite,
    connection: Connection,
    isFresh: boolean,
  ): Promise<VerificationStepResult> => {
    const password = bare(connection.secrets.password ?? '')
    const who = await whoIs(found, connection, { wasVerified: false, isFresh })
    if (who.kind === 'later') return who
    if (who.kind === 'problem') return { kind: 'failed', problem: who.problem, message: who.message }
    return {
      kind: 'verified',
      username: who.username,
      secrets: { password },
      destinations: [{ ...found.destination, takesImages: who.takesImages }],
    }
  }

  /** Returns the site's approval page. WordPress redirects back to http only if it is on http itself. */
  const approvePage = (approveUrl: string, returnTo: string): VerificationStepResult => {
    const url = new URL(approveUrl)
    const comesBack = returnTo.startsWith('https:') || url.protocol === 'http:'
    url.searchParams.set('app_name', appNameAt(new Date()))
    url.searchParams.set('app_id', appId)
    if (comesBack) {
      url.searchParams.set('success_url', returnTo)
      url.searchParams.set('reject_url', returnTo)
    }
    return { kind: 'ask', ask: { step: 'approve', url: url.href, comesBack }, memory: {} }
  }

  const begin = async ({ connection, returnTo }: VerificationStart): Promise<VerificationStepResult> => {
    const discovery = await discover(dispatcher, connection.url)
    if (discovery.kind === 'later') return discovery
    if (discovery.kind === 'problem')
      return { kind: 'failed', problem: discovery.problem, message: discovery.message }
    const { site } = discovery
    if (connection.username !== '' && (connection.secrets.password ?? '') !== '')
      return verify(site, connection, false)
    if (site.approveUrl === '') return { kind: 'failed', ...passwordsOff(hostOf(connection.url)) }
    return approvePage(site.approveUrl, returnTo)
  }

  const resume = async ({ connection, answer }: VerificationAnswer): Promise<VerificationStepResult> => {
    const given = new URLSearchParams(answer.replace(/^[?#]/, ''))
    const username = given.get('user_login') ?? ''
    const password = given.get('password') ?? ''
    if (username === '' || password === '')
      return {
        kind: 'failed',
        problem: 'refused',
        message: `The connection wasn’t approved on ${hostOf(connection.url)}. Connect again and choose “Yes, I approve of this connection”.`,
      }
    const discovery = await discover(dispatcher, connection.url)
    if (discovery.kind === 'later') return discovery
    if (discovery.kind === 'problem')
      return { kind: 'failed', problem: discovery.problem, message: discovery.message }
    // a manually copied password may contain errors
    const isFresh = given.has('site_url')
    return verify(discovery.site, { ...connection, username, secrets: { password } }, isFresh)
  }

  const check: Connector['check'] = async (connection) => {
    const discovery = await discover(dispatcher, connection.url)
    if (discovery.kind === 'later') return { ok: false, failure: discovery.failure }
    if (discovery.kind === 'problem')
      return { ok: 'dead', problem: discovery.problem, message: discovery.message }
    const who = await whoIs(discovery.site, connection, { wasVerified: true })
    if (who.kind === 'later') return { ok: false, failure: who.failure }
    if (who.kind === 'problem') return { ok: 'dead', problem: who.problem, message: who.message }
    return done([{ ...discovery.site.destination, takesImages: who.takesImages }])
  }

  return {
    means: 'application-password',
    budgets: ({ url }) => [{ name: `wordpress:${hostOf(url)}`, atOnce: 2 }],
    begin,
    resume,
    check,
    posting: (connection) => createWpPosting(clientFor(connection)),
    refreshing: null,
    managing: (connection) => createWpManaging(clientFor(connection)),
  }
}
