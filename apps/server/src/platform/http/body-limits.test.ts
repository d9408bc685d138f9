import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../testing/worlds/start-api.ts'
import { socketClient } from '../../testing/network/official-client.ts'

let api: TestApi
let user: TestUser
beforeAll(async () => {
  api = await startTestApi()
  user = await signUp(api)
})
afterAll(() => api.stop())

/** Returns the response to a raw body. */
const post = async (
  path: string,
  body: Uint8Array<ArrayBuffer> | string,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(api.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  })
  const text = await response.text()
  return { status: response.status, length: text.length, body: JSON.parse(text) }
}
const gzipped = (path: string, json: string, headers: Record<string, string> = {}) =>
  post(path, new Uint8Array(gzipSync(json)), { 'Content-Encoding': 'gzip', ...headers })
const signedIn = () => ({ Authorization: `Bearer ${user.token}` })

const keys = (count: number) => `{${Array.from({ length: count }, (_each, at) => `"k${at}":0`).join(',')}}`
const deep = (levels: number) => `{"businessName":${'['.repeat(levels)}${']'.repeat(levels)}}`
const nap = { businessName: 'Rosewood Bakery', address1: '1 Main Street', phone: '+1 212 555 0100' }

describe('a guest', () => {
  it.each([
    ['half a million fields', keys(500_000)],
    ['three thousand fields', keys(3_000)],
    ['a text of 70,000 letters', JSON.stringify({ name: 'x'.repeat(70_000) })],
  ])('gets 413 for %s, compressed', async (_name, json) => {
    const answer = await gzipped('/api/users', json)
    expect(answer).toMatchObject({ status: 413, body: { data: { id: 'too-large' } } })
    expect(answer.length).toBeLessThan(1_000)
  })

  it('gets 401 for an ended session, whatever the size of the body', async () => {
    const answer = await gzipped('/api/naps', JSON.stringify({ ...nap, aboutUsBlurb: 'x'.repeat(70_000) }), {
      Authorization: 'Bearer a.b.c',
    })
    expect(answer).toMatchObject({ status: 401, body: { data: { id: 'session-ended' } } })
  })
})

describe('a member', () => {
  it.each([
    ['a hundred thousand fields', keys(100_000)],
    [
      'listings of which no two have the same fields',
      JSON.stringify(Array.from({ length: 30_000 }, (_each, at) => ({ [`k${at}`]: 0 }))),
    ],
  ])('gets 413 for %s', async (_name, json) => {
    expect(await gzipped('/api/naps', json, signedIn())).toMatchObject({
      status: 413,
      body: { data: { id: 'too-large' } },
    })
  })

  it('gets 413 for a list of three million values', async () => {
    const answer = await gzipped('/api/naps', `{"targets":[${'0,'.repeat(3_000_000)}0]}`, signedIn())
    expect(answer).toMatchObject({ status: 413, body: { data: { id: 'too-large' } } })
  })

  it('gets 400 for ten thousand nested lists, with the reason', async () => {
    const answer = await gzipped('/api/naps', deep(10_000), signedIn())
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('nested too deeply') },
    })
  })

  it('gets 400 with the invalid field for a thousand nested lists', async () => {
    const answer = await post('/api/naps', deep(1_000), signedIn())
    expect(answer).toMatchObject({ status: 400, body: { errors: { businessName: 'Must be a string' } } })
  })

  it('gets at most fifty invalid fields', async () => {
    const answer = await post('/api/naps', keys(1_000), signedIn())
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors)).toHaveLength(50)
  })

  it('gets only the first of five thousand invalid fields', async () => {
    const answer = await post('/api/naps', keys(5_000), signedIn())
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors)).toHaveLength(1)
  })

  it('gets 413 for an object of more keys than any record has, before it is parsed', async () => {
    const answer = await post('/api/naps', keys(10_000), signedIn())
    expect(answer).toMatchObject({ status: 413, body: { data: { id: 'too-large' } } })
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('may compress a body with %s', async (encoding, pack) => {
    const answer = await post('/api/naps', new Uint8Array(pack(JSON.stringify(nap))), {
      'Content-Encoding': encoding,
      ...signedIn(),
    })
    expect(answer).toMatchObject({ status: 201, body: nap })
  })

  it.each(['zstd', 'constructor', 'gzip, br'])('may not compress a body with %s', async (encoding) => {
    const answer = await post('/api/naps', JSON.stringify(nap), {
      'Content-Encoding': encoding,
      ...signedIn(),
    })
    expect(answer).toMatchObject({ status: 400, body: { data: { id: 'bad-json' } } })
  })
})

describe('a socket', () => {
  const large = { ...nap, aboutUsBlurb: 'x'.repeat(80_000) }
  const listing = () => call(api, 'GET', '/api/naps?$limit=0', { token: user.token })

  it('is disconnected when it sends a member’s volume before signing in', async () => {
    const { app, socket, close } = socketClient(api.url)
    const cut = new Promise((told) => socket.once('disconnect', told))
    void app
      .service('users')
      .create(large)
      .catch(() => {})
    await cut
    close()
    expect((await listing()).status).toBe(200)
  })

  it('is disconnected after fifty calls in ten seconds before signing in', async () => {
    const { app, socket, close } = socketClient(api.url)
    const cut = new Promise((told) => socket.once('disconnect', told))
    const calls = Array.from({ length: 51 }, () =>
      app
        .service('naps')
        .find()
        .catch((error: { code: number }) => error.code),
    )
    await cut
    close()
    expect(await calls[0]).toBe(401)
  })

  it('may send a member’s volume after signing in', async () => {
    const { app, close } = socketClient(api.url)
    await app.service('authentication').create({ strategy: 'jwt', accessToken: user.token })
    const answer: unknown = await app
      .service('naps')
      .create(large)
      .catch((error: unknown) => error)
    // too long for a listing, but read completely
    expect(answer).toMatchObject({ code: 400, errors: { aboutUsBlurb: expect.any(String) } })
    close()
  })
})
