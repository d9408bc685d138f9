import { Agent } from 'undici'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  searchFaults,
  searchKey,
  startBraveSearch,
  type SearchResult,
} from '../../../testing/servers/search/brave-search.ts'
import type { VendorAnswer } from '../../../testing/servers/vendors/json-vendor.ts'
import { searchWeb } from './search-web.ts'

let server: Awaited<ReturnType<typeof startBraveSearch>>
let answer: Parameters<typeof startBraveSearch>[0]
const dispatcher = new Agent()

beforeAll(async () => {
  server = await startBraveSearch(() => answer())
})
beforeEach(() => {
  server.requests.length = 0
})
afterAll(async () => {
  await server.stop()
  await dispatcher.close()
})

const found = (results: readonly SearchResult[]) => {
  answer = () => results
}
const search = (change: { key?: string; language?: string; query?: string } = {}) => {
  const { key = searchKey, language = 'en-GB', query = 'gutter cleaning' } = change
  return searchWeb({ dispatcher, base: server.baseUrl, key }, { query, language, most: 3 })
}

it('asks with the key in a header, for plain texts of web pages in the keyword’s language and country', async () => {
  found([])
  await search()
  const [request] = server.requests
  expect(Object.fromEntries(request?.query ?? [])).toEqual({
    ...{ q: 'gutter cleaning', count: '3', result_filter: 'web', text_decorations: 'false' },
    ...{ search_lang: 'en-gb', country: 'GB' },
  })
  expect(request?.headers['x-subscription-token']).toBe(searchKey)
})

it('asks for no more characters and words than the service takes', async () => {
  found([])
  expect(await search({ query: 'a'.repeat(900) })).toMatchObject({ ok: true })
  expect(await search({ query: ` ${'word '.repeat(70)}` })).toMatchObject({ ok: true })
  expect(server.requests.map(({ query }) => query.get('q'))).toEqual([
    'a'.repeat(400),
    Array.from({ length: 50 }, () => 'word').join(' '),
  ])
})

// the service refuses names that it does not know, and searches the United States without a country
it.each([
  ['ja', 'jp', 'ALL'],
  ['pt', 'pt-pt', 'ALL'],
  ['pt-BR', 'pt-br', 'BR'],
  ['zh-CN', 'zh-hans', 'CN'],
  ['zh-TW', 'zh-hant', 'TW'],
  ['nb', 'nb', 'ALL'],
  ['de-AT', 'de', 'AT'],
  ['es-419', 'es', 'ALL'],
  ['el', null, 'ALL'],
  ['fil', null, 'ALL'],
] as const)('asks for %s as the service names it', async (language, searchLanguage, country) => {
  found([])
  expect(await search({ language })).toMatchObject({ ok: true })
  const { query } = server.requests[0] ?? {}
  expect([query?.get('search_lang'), query?.get('country')]).toEqual([searchLanguage, country])
})

it('searches again when the second is over in which the plan allows no further search', async () => {
  const answers: (readonly SearchResult[] | VendorAnswer)[] = [
    searchFaults.limitedBriefly,
    [{ title: 'Found', url: 'https://a.example/' }],
  ]
  answer = () => answers.shift() ?? []
  expect(await search()).toMatchObject({ ok: true, value: [{ url: 'https://a.example/' }] })
  expect(server.requests).toHaveLength(2)
})

it('stops searching after three refusals', async () => {
  answer = () => searchFaults.limitedBriefly
  expect(await search()).toMatchObject({ ok: false, failure: { kind: 'rate-limited' } })
  expect(server.requests).toHaveLength(3)
})

it('returns each page once, as plain text, in the order of the results', async () => {
  found([
    {
      title: 'Gutter <strong>cleaning</strong> &amp; repair\u200B',
      url: 'https://a.example/x',
      description: 'From <strong>$90</strong>\n<script>alert(1)</script>',
      page_age: '2026-10-02T08:00:00',
    },
    { title: 'Again', url: 'https://a.example/x' },
    { title: '', url: 'https://b.example/', page_age: 'last week' },
    { title: 'Script', url: 'javascript:alert(1)' },
    { title: 'File', url: 'file:///etc/passwd' },
    { title: 'No URL', url: '' },
  ])
  const pages = await search()
  expect(pages).toMatchObject({ ok: true })
  const [first, second, ...more] = pages.ok ? pages.value : []
  expect(more).toEqual([])
  expect(first?.url).toBe('https://a.example/x')
  expect(second).toEqual({ title: 'https://b.example/', url: 'https://b.example/', snippet: '', date: '' })
  expect(JSON.stringify(pages)).not.toMatch(/<|\u200B/)
})

it('finds nothing where the service has no results', async () => {
  answer = () => searchFaults.empty
  expect(await search()).toEqual({ ok: true, value: [] })
})

it.each([
  ['limited', 'rate-limited', 'Brave Search is limiting requests right now. Try again in 20 seconds.'],
  ['limitedUntold', 'rate-limited', 'Brave Search is limiting requests right now. Try again later.'],
  [
    'usedUp',
    'rate-limited',
    'Your Brave Search plan has no searches left. Upgrade it, or try again in 17 days.',
  ],
  ['invalid', 'bad-content', 'Brave Search rejected the request: “Unable to validate request parameter(s)”.'],
  ['down', 'retryable', 'Brave Search has a problem right now. Try again later.'],
  ['malformed', 'unknown', 'Brave Search sent an invalid response.'],
  ['otherShape', 'unknown', 'Brave Search sent an invalid response.'],
  ['huge', 'bad-content', 'The response from Brave Search is too large.'],
] as const)('says what is wrong: %s', async (name, kind, message) => {
  answer = () => searchFaults[name]
  expect(await search()).toMatchObject({ ok: false, failure: { kind, message } })
})

it('says that the service rejects the key', async () => {
  expect(await search({ key: 'other' })).toMatchObject({
    ok: false,
    failure: {
      kind: 'auth-dead',
      message: 'Brave Search rejects the API key. Check it in the Settings page.',
    },
  })
})
