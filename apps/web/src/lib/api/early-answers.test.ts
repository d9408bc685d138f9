import { beforeEach, expect, it, vi } from 'vitest'
import { prefetch, consumePrefetched } from './early-answers.ts'

const address = '/api/cloud-pages/1'
const as = (token: string) => ({ method: 'GET', headers: { Authorization: `Bearer ${token}` } })

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('"early"')))
  return () => vi.unstubAllGlobals()
})

it('is given once, to the call that needs it', async () => {
  prefetch(address, 'token-1')
  expect(await (await consumePrefetched(address, as('token-1')))?.json()).toBe('early')
  expect(consumePrefetched(address, as('token-1'))).toBeNull()
})

it.each([
  ['another person', address, as('token-2')],
  ['a guest', address, { method: 'GET' }],
  ['another address', '/api/cloud-pages/2', as('token-1')],
  ['a change', address, { ...as('token-1'), method: 'PATCH' }],
])('is not given to %s', (_whom, asked, init) => {
  prefetch(address, 'token-1')
  expect(consumePrefetched(asked, init)).toBeNull()
})

it('is not given when it may be out of date', () => {
  const now = vi.spyOn(performance, 'now')
  prefetch(address, 'token-1')
  now.mockReturnValue(performance.now() + 60_000)
  expect(consumePrefetched(address, as('token-1'))).toBeNull()
})

it('fails for who takes it, as its own call would have failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  prefetch(address, 'token-1')
  await expect(consumePrefetched(address, as('token-1'))).rejects.toThrow('Failed to fetch')
})
