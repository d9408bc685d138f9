import { connectionProblems } from '@web2/contract/properties'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../../platform/outbound/egress-policy.ts'
import {
  startTroubledWordPress,
  wpError,
  xmlRpcFault,
  type TroubledWordPress,
} from '../../../../testing/servers/wordpress/troubled-wordpress.ts'
import { postOf } from '../../testing/connector-contract.ts'
import type { Connection, Connector } from '../connector.ts'
import { createWordPressConnector } from './connector.ts'

let site: TroubledWordPress
let agent: ReturnType<typeof createGuardedAgent>
let connector: Connector
beforeAll(async () => {
  site = await startTroubledWordPress()
  agent = createGuardedAgent(egressPolicy([new URL(site.url).host]))
  const world = { dispatcher: agent, signal: AbortSignal.timeout(600_000), now: () => new Date() }
  connector = createWordPressConnector(world)
})
afterAll(async () => {
  await agent.close()
  await site.stop()
})

const known = (url = site.url): Connection => ({
  url,
  username: 'ann',
  secrets: { password: 'abcd efgh ijkl mnop qrst uvwx' },
})
const returnTo = 'https://app.example/back'
const page = (status: number, body = '<h1>Blocked</h1>') => ({ status, body })
const unlike = page(200, '<p>A shop</p>')

type Troubles = Parameters<TroubledWordPress['now']>[0]
const notLoggedIn = wpError(401, 'rest_not_logged_in')

describe('a failed connection', () => {
  const cases: readonly [string, Troubles, string, RegExp][] = [
    [
      'the REST API is for members',
      { index: wpError(401, 'rest_login_required') },
      'rest-closed',
      /security plugin/,
    ],
    ['the REST API is off', { index: page(404) }, 'rest-closed', /REST API is closed/],
    ['a plugin closes it to this user', { me: wpError(401, 'rest_cannot_access') }, 'rest-closed', /wp\/v2/],
    ['the web server takes the header away', { me: notLoggedIn }, 'authorization-stripped', /\.htaccess/],
    [
      'the credentials are wrong',
      { me: notLoggedIn, xmlrpc: xmlRpcFault(403) },
      'incorrect-credentials',
      /“ann”.*application password/,
    ],
    [
      'nothing says which of the two',
      { me: notLoggedIn, xmlrpc: page(405) },
      'incorrect-credentials',
      /Authorization header/,
    ],
    [
      'the password is wrong',
      { me: wpError(401, 'incorrect_password') },
      'wrong-password',
      /not your login password/,
    ],
    [
      'there is no such user',
      { me: wpError(401, 'invalid_username') },
      'incorrect-credentials',
      /no user “ann”/,
    ],
    [
      'the password has expired',
      { me: wpError(403, 'password_expired') },
      'password-expired',
      /set a new password/,
    ],
    [
      'the account is locked',
      { me: wpError(403, 'too_many_retries') },
      'account-recovery',
      /in your browser/,
    ],
    [
      'the account waits for recovery',
      { me: wpError(401, 'account_recovery') },
      'account-recovery',
      /recovered/,
    ],
    [
      'application passwords are off',
      { me: wpError(401, 'application_passwords_disabled') },
      'passwords-off',
      /turned off/,
    ],
    [
      'the user may not write',
      { me: { body: { username: 'ann', capabilities: { read: true } } } },
      'no-permission',
      /Author or Editor/,
    ],
    ['a firewall stands before it', { me: page(403) }, 'refused', /firewall/],
    ['the web server wants a password of its own', { me: page(401) }, 'refused', /web server/],
    ['the site is gone', { index: page(404), home: page(410) }, 'site-gone', /no site at/],
    ['it is no WordPress', { index: unlike, home: unlike }, 'not-this-platform', /doesn’t look like/],
  ]

  it.each(cases)('%s', async (_name, troubles, problem, message) => {
    site.now(troubles)
    const turn = await connector.begin({ connection: known(), returnTo })
    expect(turn).toEqual({ kind: 'failed', problem, message: expect.stringMatching(message) })
    expect(connectionProblems).toContain(problem)
    expect(JSON.stringify(turn)).not.toContain('abcd')
  })

  it('has a different message for each problem', async () => {
    const texts = new Set<string>()
    for (const [, troubles] of cases) {
      site.now(troubles)
      const turn = await connector.begin({ connection: known(), returnTo })
      if (turn.kind === 'failed') texts.add(turn.message)
    }
    // closed in three places, and twice the same question about the user
    expect(texts.size).toBeGreaterThanOrEqual(cases.length - 4)
  })

  it('shows no approval page without application passwords', async () => {
    site.now({ index: { body: { name: 'Old', namespaces: ['wp/v2'], authentication: {} } } })
    expect(
      await connector.begin({ connection: { url: site.url, username: '', secrets: {} }, returnTo }),
    ).toMatchObject({ kind: 'failed', problem: 'passwords-off' })
  })

  it('connects a user who may write but not upload, and records that', async () => {
    site.now({ me: { body: { id: 1, username: 'ann', capabilities: { edit_posts: true } } } })
    const turn = await connector.begin({ connection: known(), returnTo })
    expect(turn).toMatchObject({ kind: 'verified', destinations: [{ takesImages: false }] })
    expect(await connector.check(known())).toMatchObject({ ok: true, value: [{ takesImages: false }] })
    site.now({})
    expect(await connector.check(known())).toMatchObject({ ok: true, value: [{ takesImages: true }] })
  })

  it('refuses a private address without calling it', async () => {
    const inside = site.url.replace('127.0.0.1', '127.0.0.2')
    expect(await connector.begin({ connection: known(inside), returnTo })).toMatchObject({
      kind: 'failed',
      problem: 'private-address',
      message: expect.stringMatching(/EGRESS_ALLOW/),
    })
  })

  it('explains how to approve after a denial', async () => {
    site.now({})
    const answer = { connection: known(), returnTo, step: 'approve', memory: {} } as const
    expect(await connector.resume({ ...answer, answer: '?success=false' })).toMatchObject({
      kind: 'failed',
      problem: 'refused',
      message: expect.stringMatching(/wasn’t approved/),
    })
  })

  it('blames the missing header when a new password is rejected', async () => {
    site.now({ me: notLoggedIn, xmlrpc: page(405) })
    const answer = `?site_url=${site.url}&user_login=ann&password=abcdefghijklmnopqrstuvwx`
    expect(
      await connector.resume({ connection: known(), returnTo, step: 'approve', memory: {}, answer }),
    ).toMatchObject({ kind: 'failed', problem: 'authorization-stripped' })
  })
})

describe('a verified connection', () => {
  it.each([
    ['a fault of the server', { index: page(500) }],
    ['maintenance', { index: page(503) }],
    ['a limit', { me: page(429) }],
    ['a firewall that lets some calls pass', { me: page(403) }],
    ['PHP warnings before the data', { me: page(200, 'Warning: x') }],
  ] as [string, Troubles][])('survives %s', async (_name, troubles) => {
    site.now(troubles)
    expect(await connector.check(known())).toMatchObject({ ok: false })
  })

  it('survives a site that does not respond', async () => {
    const silent = await startTroubledWordPress()
    await silent.stop()
    const alone = createGuardedAgent(egressPolicy([new URL(silent.url).host]))
    const world = { dispatcher: alone, signal: AbortSignal.timeout(600_000), now: () => new Date() }
    expect(await createWordPressConnector(world).check(known(silent.url))).toMatchObject({
      ok: false,
      failure: { kind: 'retryable' },
    })
    await alone.close()
  })

  it.each([
    ['incorrect_password', 'password-revoked', /was revoked/],
    ['expired_password', 'password-expired', /has expired/],
  ] as const)('ends after %s', async (code, problem, message) => {
    site.now({ me: wpError(401, code) })
    expect(await connector.check(known())).toEqual({
      ok: 'dead',
      problem,
      message: expect.stringMatching(message),
    })
  })
})

describe('a rejected post', () => {
  const to = () => ({ externalId: 'site', name: 'x', url: `${site.url}/?rest_route=`, webUrl: site.url })
  it.each([
    [wpError(401, 'incorrect_password'), 'auth-dead', /revoked/],
    [wpError(403, 'rest_cannot_publish'), 'bad-content', /Author role/],
    [wpError(404, 'rest_post_invalid_id'), 'bad-content', /deleted there/],
    [wpError(400, 'rest_invalid_param', 'Invalid parameter: slug'), 'bad-content', /Invalid parameter/],
    [page(403), 'retryable', /firewall/],
    [page(502), 'retryable', /has a problem/],
    [{ status: 429, headers: { 'retry-after': '7' } }, 'rate-limited', /7 seconds/],
    [page(200, '<br />Warning: something in plugin.php'), 'unknown', /page instead of data/],
  ] as const)('maps %j to %s', async (posts, kind, message) => {
    site.now({ posts })
    const answer = await connector.posting!(known()).publish(to(), postOf())
    expect(answer).toMatchObject({ ok: false, failure: { kind, message: expect.stringMatching(message) } })
  })

  it('sends the password without the spaces it is shown with', async () => {
    site.now({})
    await connector.check(known())
    expect(site.authorizations.at(-1)).toBe(
      `Basic ${Buffer.from('ann:abcdefghijklmnopqrstuvwx').toString('base64')}`,
    )
  })

  it('sends the password to no other origin, whatever redirects or names it', async () => {
    const moved = await startTroubledWordPress()
    moved.now({ index: { status: 302, headers: { location: `${site.url}/?rest_route=/` } } })
    site.now({})
    const both = createGuardedAgent(egressPolicy([moved, site].map(({ url }) => new URL(url).host)))
    const world = { dispatcher: both, signal: AbortSignal.timeout(600_000), now: () => new Date() }
    const before = site.authorizations.length
    expect(await createWordPressConnector(world).check(known(moved.url))).toEqual({
      ok: 'dead',
      problem: 'refused',
      message: expect.stringContaining(`redirects to ${site.url}, and we don’t send the password there`),
    })
    expect(
      (await createWordPressConnector(world).posting!(known(moved.url)).publish(to(), postOf())).ok,
    ).toBe(true)
    expect(site.authorizations).toHaveLength(before)
    const index = { body: { name: 'x', url: 'https://evil.example', namespaces: ['wp/v2'] } }
    site.now({ index, me: notLoggedIn, xmlrpc: xmlRpcFault(403) })
    await connector.check(known())
    expect(site.bodies.at(-1)).toContain('wp.getUsersBlogs')
    await both.close()
    await moved.stop()
  })
})
