import { afterEach, expect, it, vi } from 'vitest'
import { isUnreachable, sentenceFor } from './errors.ts'
import { feathersClient } from './feathers-client.ts'

afterEach(() => vi.unstubAllGlobals())

it('silence of the server is still told from its answers after the client’s own conversion of errors', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const failure: unknown = await feathersClient
    .service('naps')
    .find()
    .catch((error: unknown) => error)
  expect(isUnreachable(failure)).toBe(true)
  expect(sentenceFor(failure)).toMatch(/^Can’t reach the server\./)
})

it('cookies go with sign-in, also to a second host, and with nothing else', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}', { status: 200 })))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => 'https://accounts.example.com' }) })
  await feathersClient.service('authentication').create({})
  await feathersClient.service('users').find()
  expect(fetched.mock.calls.map(([address, init]) => [address, init?.credentials])).toEqual([
    ['https://accounts.example.com/authentication', 'include'],
    ['https://accounts.example.com/users', undefined],
  ])
})
