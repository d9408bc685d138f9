import { MockAgent } from 'undici'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imageSourceRegistry } from './registry.ts'

/* Requests to the stock services and the response fields that are read, as their documentation shows them. */

const base = 'https://stock.example'

let agent: MockAgent
beforeEach(() => {
  agent = new MockAgent()
  agent.disableNetConnect()
})
afterEach(() => agent.close())

interface Asked {
  readonly path: string
  readonly headers: Record<string, string>
}

const search = async (name: 'pixabay' | 'pexels' | 'unsplash', answer: object) => {
  const asked: Asked[] = []
  agent
    .get(base)
    .intercept({ path: () => true })
    .reply(200, ({ path, headers }) => {
      asked.push({ path, headers: headers as Record<string, string> })
      return answer
    })
  const access = { base, key: 'the-key', dispatcher: agent, contact: '' }
  const found = await imageSourceRegistry[name].create(access).search({ query: 'Old roses', page: 2 })
  if (!found.ok) throw new Error(found.failure.message)
  const { pathname, searchParams } = new URL(asked[0]!.path, base)
  return { ...found.value, pathname, query: Object.fromEntries(searchParams), headers: asked[0]!.headers }
}

test('sends key, q and page to Pixabay, 24 per page, and reads hits and totalHits', async () => {
  const hits = [{ id: 1, webformatURL: 'https://p.example/s.jpg', largeImageURL: 'https://p.example/l.jpg' }]
  const found = await search('pixabay', { hits, totalHits: 500 })
  expect(found.query).toMatchObject({ key: 'the-key', q: 'Old roses', page: '2', per_page: '24' })
  expect(found).toMatchObject({ total: 500, images: [{ thumb: 'https://p.example/s.jpg' }] })
})

test('sends query and page to Pexels with its key as Authorization, and reads photos and total_results', async () => {
  const src = { medium: 'https://p.example/m.jpg', large2x: 'https://p.example/l.jpg' }
  const found = await search('pexels', { photos: [{ id: 1, src }], total_results: 80 })
  expect(found.query).toMatchObject({ query: 'Old roses', page: '2', per_page: '24' })
  expect(found.headers.authorization).toBe('the-key')
  // src.medium is the size of lists
  expect(found).toMatchObject({ total: 80, images: [{ thumb: src.medium, full: src.large2x }] })
})

test('sends client_id, query and page to Unsplash, and reads results and total_pages', async () => {
  const urls = { small: 'https://u.example/s.jpg', regular: 'https://u.example/r.jpg' }
  const found = await search('unsplash', { results: [{ id: 'a', urls }], total: 500, total_pages: 4 })
  expect(found.query).toMatchObject({
    client_id: 'the-key',
    query: 'Old roses',
    page: '2',
    per_page: '24',
  })
  // urls.small is the size of lists
  expect(found.images).toMatchObject([{ thumb: urls.small, full: urls.regular }])
  expect(found.total).toBe(4 * 24)
})
