import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@web2/contract/core'
import { endSession, openSession, sessionToken } from '../session/session.ts'
import { apiService } from './client.ts'
import { errorIdOf, fieldErrors, isUnreachable, sentenceFor } from './errors.ts'

const answer = (body: string, status = 200) => new Response(body, { status })
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

const failed = async (run: () => Promise<unknown>): Promise<unknown> => {
  try {
    await run()
  } catch (error) {
    return error
  }
  throw new Error('The call did not fail.')
}

it('sends queries, ids and bodies as Feathers clients do', async () => {
  openSession('secret', {} as User)
  fetched.mockImplementation(() => Promise.resolve(answer('{}')))
  const naps = apiService('naps')
  await naps.find({
    query: { $sort: { createdAt: -1 }, city: null, $or: [{ a: 1 }, { b: undefined }], _id: { $in: [] } },
  })
  await naps.get('a/b')
  await naps.create({ phone: '1' })
  await naps.patch(null, { phone: '2' }, { query: { _id: { $in: ['x', 'y'] } } })
  await naps.remove(null, { query: { multi_delete: 'x,y' } })
  expect(
    fetched.mock.calls.map(([url, init]) => [init?.method, decodeURIComponent(String(url)), init?.body]),
  ).toEqual([
    ['GET', '/api/naps?$sort[createdAt]=-1&city=&$or[0][a]=1', undefined],
    ['GET', '/api/naps/a/b', undefined],
    ['POST', '/api/naps', '{"phone":"1"}'],
    ['PATCH', '/api/naps?_id[$in][0]=x&_id[$in][1]=y', '{"phone":"2"}'],
    ['DELETE', '/api/naps?multi_delete=x,y', undefined],
  ])
  expect(fetched.mock.calls[1]?.[0]).toBe('/api/naps/a%2Fb')
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer secret')
})

it('a refusal keeps the server’s sentence, its id and the fields', async () => {
  const body = {
    message: 'Check the fields.',
    code: 400,
    errors: { name: 'Required' },
    data: { id: 'bad-input' },
  }
  fetched.mockResolvedValue(answer(JSON.stringify(body), 400))
  const failure = await failed(() => apiService('naps').create({}))
  expect([sentenceFor(failure), errorIdOf(failure), fieldErrors(failure)]).toEqual([
    'Check the fields.',
    'bad-input',
    { name: 'Required' },
  ])
})

it.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), true],
  [
    'an answer that breaks off',
    () => Promise.resolve({ ok: true, status: 200, text: () => Promise.reject(new TypeError('aborted')) }),
    true,
  ],
  ['a proxy without a server', () => Promise.resolve(answer('<h1>Bad gateway</h1>', 502)), false],
])('%s says that the server reach the server', async (_what, respond, withoutAnswer) => {
  fetched.mockImplementation(respond as typeof fetch)
  const failure = await failed(() => apiService('naps').find())
  expect(isUnreachable(failure)).toBe(withoutAnswer)
  expect(sentenceFor(failure)).toContain('reach the server')
})

it.each([
  [200, '<!doctype html>'],
  [404, 'Not found'],
  [500, '"a text"'],
])('an answer of status %i that is not the API’s says that something went wrong', async (status, text) => {
  fetched.mockResolvedValue(answer(text, status))
  expect(sentenceFor(await failed(() => apiService('naps').find()))).toBe(
    'Something went wrong. Please try again.',
  )
})

it('a refused token ends its session, but not one that began since', async () => {
  openSession('old', {} as User)
  fetched.mockImplementation(() => {
    openSession('new', {} as User)
    return Promise.resolve(answer('{"message":"Expired","code":401}', 401))
  })
  await failed(() => apiService('naps').find())
  expect(sessionToken()).toBe('new')
  fetched.mockResolvedValue(answer('{"message":"Expired","code":401}', 401))
  await failed(() => apiService('naps').find())
  expect(sessionToken()).toBeNull()
})

it('cookies go with sign-in, also to a second host, and with nothing else', async () => {
  fetched.mockImplementation(() => Promise.resolve(answer('{}')))
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => 'https://accounts.example.com' }) })
  await apiService('authentication').create({})
  await apiService('users').find()
  expect(fetched.mock.calls.map(([address, init]) => [address, init?.credentials])).toEqual([
    ['https://accounts.example.com/authentication', 'include'],
    ['https://accounts.example.com/users', undefined],
  ])
})
