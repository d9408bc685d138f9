import type { ArticleEditLine, ArticleEditStart } from '@web2/contract/articles'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startTextServer, textKey, type TextServer } from '../../../testing/servers/text/text-server.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let server: TextServer
let api: TestApi
let ann: TestUser
let ben: TestUser
let articleId: string
beforeAll(async () => {
  server = await startTextServer(() => ({ pieces: [] }))
  api = await startTestApi({ config: { services: { ...publicServices, openai: server.baseUrl } } })
  ann = await signUp(api)
  ben = await signUp(api)
  const body = { openAi: { apiKey: textKey } }
  expect((await call(api, 'POST', '/api/settings', { token: ann.token, body })).status).toBe(201)
  const article = { title: 'Roses of ann@secret.example', text: '<p>Cut dry wood.</p>' }
  articleId = (await call(api, 'POST', '/api/articles', { token: ann.token, body: article })).body._id
})
beforeEach(async () => {
  server.requests.length = 0
  server.bodies.length = 0
  await api.context.db.deleteFrom('rateLimits').execute()
})
afterEach(() => {
  expect(api.logged).toEqual([])
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})

const passage = '<p>Cut dry wood.</p>'
const article = { title: 'Roses', keyword: 'pruning', outline: '', before: 'Before it.', after: '' }
const wanted = (change: Partial<ArticleEditStart> = {}): ArticleEditStart => ({
  articleId,
  action: 'rewrite',
  passage,
  article,
  ...change,
})

const post = (body: object, { user = ann, signal }: { user?: TestUser; signal?: AbortSignal } = {}) =>
  fetch(`${api.url}/api/article-edits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

const lines = async (change: Partial<ArticleEditStart> = {}): Promise<ArticleEditLine[]> => {
  const answer = await post(wanted(change))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'application/x-ndjson'])
  return (await answer.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ArticleEditLine)
}

test('an answer is streamed as it is written, and ends as clean HTML with its origin', async () => {
  const released = Promise.withResolvers<void>()
  server.answerWith(() => ({
    pieces: ['<p>Cut ', 'dead<script>x()</script> wood.</p>'],
    until: released.promise,
  }))
  const answer = await post(wanted())
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('wood')) text += (await reader.read()).value ?? ''
  expect(text).not.toContain('"done"')
  released.resolve()
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value
  const [end] = text.trim().split('\n').slice(-1)
  expect(JSON.parse(end!)).toEqual({
    done: {
      html: '<p>Cut dead wood.</p>',
      provider: 'OpenAI',
      model: expect.any(String),
      note: expect.any(String),
      cost: expect.any(Number),
    },
  })
})

test('the request holds the passage and its surroundings, and nothing of the account', async () => {
  server.answerWith(() => ({ pieces: ['<p>Cut.</p>'] }))
  await lines({ action: 'own', wish: 'Mention Saturdays' })
  const { prompt, instructions } = server.requests[0]!
  for (const words of ['Cut dry wood.', 'Before it.', 'pruning', 'Mention Saturdays'])
    expect(prompt).toContain(words)
  expect(instructions).not.toContain('Cut dry wood')
  const sent = JSON.stringify(server.bodies)
  for (const secret of [ann.email, ann.userId, ann.accountId, articleId, textKey, 'ann@secret.example'])
    expect(sent).not.toContain(secret)
})

test('a closed connection closes the model’s at once', async () => {
  server.answerWith(() => ({ pieces: ['<p>Cut'], until: Promise.withResolvers<void>().promise }))
  const left = new AbortController()
  const answer = await post(wanted(), { signal: left.signal })
  await answer.body!.getReader().read()
  expect(server.openTexts()).toBe(1)
  left.abort()
  await eventually(() => expect(server.openTexts()).toBe(0))
})

test('an endless answer is stopped and refused', async () => {
  server.answerWith(() => ({ endless: 'on and on ' }))
  const got = await lines()
  expect(got.at(-1)).toEqual({
    failed: 'The answer was too long and was cut off. Select less text and try again.',
  })
  expect(JSON.stringify(got).length).toBeLessThan(100_000)
})

test('an answer that is no use is asked for once more', async () => {
  server.answerWith((_request, at) => ({ pieces: [at === 0 ? '<script>x()</script>' : '<p>Cut.</p>'] }))
  const got = await lines()
  expect(got).toContainEqual({ restart: true })
  expect(got.at(-1)).toMatchObject({ done: { html: '<p>Cut.</p>' } })
  expect(server.requests[1]?.prompt).toContain('Your last answer could not be used: It was empty.')

  server.answerWith(({ instructions }) => ({ pieces: [instructions] }))
  expect((await lines()).at(-1)).toEqual({
    failed: 'The model repeated its instructions instead of writing. Try again or choose another model.',
  })
})

test.each([
  [{ pieces: [] }, /returned no text/],
  [{ refusal: 'key' } as const, /rejected the API key/],
  [{ refusal: 'credit' } as const, /out of credit/],
  [{ refusal: 'limit' } as const, /rate limit/],
  [{ pieces: ['<p>Cut', ' dead'], cut: 'connection' } as const, /connection|unavailable|respond|broke/i],
])('a failure of the service is a sentence (%#)', async (answer, sentence) => {
  server.answerWith(() => answer)
  expect((await lines()).at(-1)).toEqual({ failed: expect.stringMatching(sentence) })
})

test.each([
  [{ passage: `<p>${'wood '.repeat(3_001)}</p>` }, 'Select up to 3,000 words.'],
  [{ passage: '<p></p>' }, 'Select some text first.'],
  [{ action: 'tone' }, 'Fix the highlighted fields.'],
  [{ action: 'translate' }, 'Fix the highlighted fields.'],
  [{ action: 'own' }, 'Fix the highlighted fields.'],
] as const)('a request without what it needs is refused (%#)', async (change, message) => {
  const answer = await post(wanted(change as Partial<ArticleEditStart>))
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([400, message])
  expect(server.requests).toEqual([])
})

test('another account’s article is not found, and without a key nothing is asked', async () => {
  expect((await post(wanted(), { user: ben })).status).toBe(404)
  const keyless = await post(wanted({ articleId: null }), { user: ben })
  expect([keyless.status, ((await keyless.json()) as { message: string }).message]).toEqual([
    409,
    'Please, add API key of OpenAI in the Settings page.',
  ])
  expect(server.requests).toEqual([])
})

test('too many requests have to wait', async () => {
  server.answerWith(() => ({ pieces: ['<p>Cut.</p>'] }))
  const key = `article-edits:${ann.accountId}`
  const resetsAt = new Date(Date.now() + 60_000).toISOString()
  await api.context.db.insertInto('rateLimits').values({ key, hits: 60, resetsAt }).execute()
  expect((await post(wanted())).status).toBe(429)
})

test('improvements are checked against the article', async () => {
  const changes = [
    { check: 'keyword-in-title', kind: 'field', field: 'title', number: 0, from: '', to: 'Pruning roses' },
    { check: 'keyword-in-title', kind: 'text', field: '', number: 0, from: 'dry', to: '<b>dead</b>' },
    { check: 'invented', kind: 'text', field: '', number: 0, from: 'Cut', to: 'Saw' },
  ]
  server.answerWith(() => ({ pieces: [JSON.stringify({ changes })] }))
  const body = {
    articleId,
    keyword: 'pruning roses',
    fields: { title: 'Roses', slug: '', metaTitle: '', metaDescription: '' },
    checks: [{ id: 'keyword-in-title', label: 'Keyword in title', reason: 'Missing.' }],
    blocks: [{ number: 0, text: 'Cut dry wood.' }],
    images: [],
  }
  const { body: line } = await call(api, 'POST', '/api/article-improvements', { token: ann.token, body })
  expect(line.done).toMatchObject({
    improvements: [
      { kind: 'field', field: 'title', to: 'Pruning roses' },
      { kind: 'text', block: 0, from: 'dry', to: 'dead' },
    ],
    provider: 'OpenAI',
  })
  expect((await call(api, 'POST', '/api/article-improvements', { token: ben.token, body })).status).toBe(404)
})

test('an improved slug is none that another article has', async () => {
  const other = { title: 'Tulips', text: '<p>Plant them.</p>', slug: 'planting-tulips' }
  await call(api, 'POST', '/api/articles', { token: ann.token, body: other })
  const change = { check: 'slug', kind: 'field', field: 'slug', number: 0, from: '', to: 'Planting tulips' }
  server.answerWith(() => ({ pieces: [JSON.stringify({ changes: [change] })] }))
  const improve = async (slug: string) => {
    const body = {
      articleId,
      keyword: 'planting tulips',
      fields: { title: 'Tulips', slug, metaTitle: '', metaDescription: '' },
      checks: [{ id: 'slug', label: 'Slug', reason: 'Keyword missing.' }],
      blocks: [{ number: 0, text: 'Cut dry wood.' }],
      images: [],
    }
    const { body: line } = await call(api, 'POST', '/api/article-improvements', { token: ann.token, body })
    return line.done.improvements as readonly { to: string }[]
  }
  expect((await improve('tulips')).map(({ to }) => to)).toEqual(['planting-tulips-2'])
  expect(await improve('planting-tulips-2')).toEqual([])
})
