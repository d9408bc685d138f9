import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  call,
  signUp,
  startTestApi,
  type Answer,
  type TestApi,
  type TestUser,
} from '../../../testing/worlds/start-api.ts'
import { socketClient } from '../../../testing/network/official-client.ts'
import { triedBefore } from '../../../testing/kills/tried-before.ts'

/*
 * Sign-in limits stop an attacker without blocking others. Two instances behind one proxy share the counts.
 */

let clock = new Date()
const nodes: TestApi[] = []
beforeAll(async () => {
  const options = { now: () => clock, config: { trustedProxy: { hops: 1 } } }
  const api = await startTestApi(options)
  nodes.push(api, await startTestApi({ ...options, database: api.database }))
  await signUp(api)
})
afterAll(async () => {
  for (const node of nodes.reverse()) await node.stop()
})
beforeEach(() => {
  clock = new Date()
})

const api = () => nodes[0]!
const wrong = 'wrong password'

interface From {
  readonly address: string
  readonly cookie?: string
  readonly node?: TestApi
}

const signIn = (email: string, password: string, { address, cookie, node = api() }: From): Promise<Answer> =>
  call(node, 'POST', '/api/authentication', {
    body: { strategy: 'local', email, password },
    headers: { 'X-Forwarded-For': address, ...(cookie !== undefined && { Cookie: cookie }) },
  })

/** Counts the statuses of concurrent attempts, sent to the instances in turn. */
const statuses = async (count: number, one: (at: number, node: TestApi) => Promise<Answer>) => {
  const answers = await Promise.all(Array.from({ length: count }, (_, at) => one(at, nodes[at % 2]!)))
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Returns the cookie a browser would send next. */
const cookieOf = ({ headers }: Answer): string => headers.getSetCookie()[0]?.split(';')[0] ?? ''
const cookieFor = async ({ email, password }: TestUser): Promise<string> =>
  cookieOf(await signIn(email, password, { address: '192.0.2.200' }))

describe('an IP address that guesses passwords', () => {
  it('is blocked from the account after ten attempts on all instances; others aren’t', async () => {
    const { email, password } = await signUp(api())
    const guess = (_at: number, node: TestApi) => signIn(email, wrong, { address: '192.0.2.1', node })
    expect(await statuses(30, guess)).toEqual({ 401: 10, 429: 20 })
    const refused = await signIn(email, password, { address: '192.0.2.1' })
    expect(refused).toMatchObject({ status: 429, body: { data: { id: 'too-many-requests' } } })
    expect(Number(refused.headers.get('Retry-After'))).toBe(refused.body.data.retryAfter)
    expect(refused.body.data.retryAfter).toBeGreaterThan(800)
    expect((await signIn(email, password, { address: '192.0.2.2' })).status).toBe(201)
  })

  it('counts as one within a /64', async () => {
    const { email } = await signUp(api())
    const guess = (at: number, node: TestApi) => signIn(email, wrong, { address: `2001:db8::${at}`, node })
    expect(await statuses(30, guess)).toEqual({ 401: 10, 429: 20 })
    expect((await signIn(email, wrong, { address: '2001:db8:0:1::1' })).status).toBe(401)
  })

  it('is taken from the trusted proxy’s header, whatever the client sends', async () => {
    const { email } = await signUp(api())
    const guess = (at: number, node: TestApi) =>
      signIn(email, wrong, { address: `198.51.100.${at}, 192.0.2.3`, node })
    expect(await statuses(30, guess)).toEqual({ 401: 10, 429: 20 })
  })

  it('doesn’t block right passwords, even after 101 failures', async () => {
    const { email, password } = await signUp(api())
    await triedBefore(api(), 'login:address:192.0.2.4', 97)
    const guess = (at: number, node: TestApi) =>
      signIn(`nobody${at}@example.com`, wrong, { address: '192.0.2.4', node })
    expect(await statuses(4, guess)).toEqual({ 401: 4 })
    expect((await signIn(email, password, { address: '192.0.2.4' })).status).toBe(201)
  })

  it('is also counted over sockets and receives the wait', async () => {
    const { email } = await signUp(api())
    const { app, close } = socketClient(api().url, { 'X-Forwarded-For': '192.0.2.6' })
    const guesses = Array.from({ length: 11 }, () =>
      app
        .service('authentication')
        .create({ strategy: 'local', email, password: wrong })
        .catch((error: unknown) => error),
    )
    const refusals = (await Promise.all(guesses)) as { code: number; data: { retryAfter?: number } }[]
    close()
    expect(refusals.map(({ code }) => code).toSorted()).toEqual([...Array<number>(10).fill(401), 429])
    expect(refusals.find(({ code }) => code === 429)?.data.retryAfter).toBeGreaterThan(800)
    expect((await signIn(email, wrong, { address: '192.0.2.6' })).status).toBe(429)
    expect((await signIn(email, wrong, { address: '192.0.2.7' })).status).toBe(401)
  })
})

describe('an account after a hundred guesses from everywhere', () => {
  let user: TestUser
  let cookie: string
  let otherCookie: string
  beforeAll(async () => {
    user = await signUp(api())
    cookie = await cookieFor(user)
    otherCookie = await cookieFor(user)
    await triedBefore(api(), `login:account:${user.email}`, 94)
    const guess = (at: number, node: TestApi) => signIn(user.email, wrong, { address: `10.9.0.${at}`, node })
    expect(await statuses(10, guess)).toEqual({ 401: 6, 429: 4 })
  })

  const tried = async (password: string, from: Omit<From, 'address'> = {}) =>
    (await signIn(user.email, password, { address: '192.0.2.9', ...from })).status

  it('is blocked temporarily on every instance, even for the right password', async () => {
    for (const node of nodes) expect(await tried(user.password, { node })).toBe(429)
  })

  it('accepts a known browser on every instance and over a socket', async () => {
    for (const node of nodes) expect(await tried(user.password, { cookie, node })).toBe(201)
    const { app, close } = socketClient(api().url, { Cookie: cookie })
    const { email, password } = user
    await expect(
      app.service('authentication').create({ strategy: 'local', email, password }),
    ).resolves.toMatchObject({ user: { _id: user.userId } })
    close()
  })

  it('accepts a known browser that another user has used since', async () => {
    const other = await signUp(api())
    const both = cookieOf(await signIn(other.email, other.password, { address: '192.0.2.10', cookie }))
    expect(await tried(user.password, { cookie: both })).toBe(201)
  })

  it.each([
    [
      'that is forged',
      () => cookie.replace(/\.[\w-](?=[\w-]{42}$)/, (first) => (first === '.A' ? '.B' : '.A')),
    ],
    ['that lasts longer than it was given', () => cookie.replace(/\.\d{10}\./, '.9999999999.')],
    ['of another user', async () => cookieFor(await signUp(api()))],
    ['that is nonsense', () => 'web2_known_browser=~~..~'],
  ])('refuses a cookie %s', async (_name, make) => {
    expect(await tried(user.password, { cookie: await make() })).toBe(429)
  })

  it('refuses a cookie that is 91 days old', async () => {
    clock = new Date(clock.getTime() + 91 * 24 * 3_600_000)
    expect(await tried(user.password, { cookie })).toBe(429)
  })

  it('blocks a known browser after ten guesses, and no other browser', async () => {
    const guess = (_at: number, node: TestApi) =>
      signIn(user.email, wrong, { address: '192.0.2.11', cookie, node })
    expect(await statuses(30, guess)).toEqual({ 401: 10, 429: 20 })
    expect(await tried(user.password, { cookie })).toBe(429)
    expect(await tried(user.password, { cookie: otherCookie })).toBe(201)
  })

  it('refuses a cookie from before a password change', async () => {
    const password = 'an entirely new one'
    const changed = await call(api(), 'PATCH', `/api/users/${user.userId}`, {
      token: user.token,
      body: { password, currentPassword: user.password },
    })
    expect(changed.status).toBe(200)
    expect(await tried(password, { cookie: otherCookie })).toBe(429)
  })
})
