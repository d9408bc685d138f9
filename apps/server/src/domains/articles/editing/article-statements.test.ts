import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let ann: TestUser
beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
})
afterAll(() => api.stop())

const send = (method: string, path: string, body?: unknown) =>
  call(api, method, `/api/${path}`, { token: ann.token, body })
const add = async () => (await send('POST', 'articles', { title: 'Roses', text: '<p>First</p>' })).body
const storedEvents = async (id: string) => {
  const rows = await api.database.db
    .selectFrom('outbox')
    .select(['event', 'record'])
    .where('path', '=', 'articles')
    .orderBy('seq')
    .execute()
  return rows.filter(({ record }) => (record as { _id: string })._id === id)
}

const changes = fc.array(
  fc.oneof(
    fc.record({ title: fc.string({ maxLength: 40 }) }),
    fc.record({ text: fc.constantFrom('<p>Second</p>', '<p>Third <b>one</b></p>', '') }),
    fc.record({ keyword: fc.constantFrom('roses', 'tulips') }),
    fc.record({ status: fc.constantFrom('draft', 'ready') }),
  ),
  { minLength: 2, maxLength: 12 },
)

test('changes sent at once all count: each has its revision, its event, and its place in the newest version', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (sent) => {
      const { _id } = await add()
      const answers = await Promise.all(sent.map((body) => send('PATCH', `articles/${_id}`, body)))
      expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200))

      const now = (await send('GET', `articles/${_id}`)).body
      const contents = answers.filter((_answer, at) => !('status' in sent[at]!)).map(({ body }) => body)
      expect(now.revision).toBe(1 + contents.length)
      expect(contents.map(({ revision }) => revision).toSorted((one, other) => one - other)).toEqual(
        contents.map((_body, at) => at + 2),
      )
      const times = answers.map(({ body }) => body.updatedAt)
      expect(new Set(times).size).toBe(times.length)

      const { text: _text, generator: _generator, ...listed } = now
      const events = await storedEvents(_id)
      expect(events.map(({ event }) => event)).toEqual(['created', ...sent.map(() => 'patched')])
      expect(events.at(-1)?.record).toEqual(listed)

      const { data } = (await send('GET', `article-versions?articleId=${_id}`)).body
      const newest = (await send('GET', `article-versions/${data[0]._id}`)).body
      const { title, text, keyword, words, revision } = now
      expect(newest).toMatchObject({ title, text, keyword, words, revision })
      expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(
        contents.length > 0 ? ['saved', 'created'] : ['created'],
      )
    }),
    { numRuns: 25 },
  )
})

test('of two saves of one revision at once, the second is refused and changes nothing', async () => {
  const { _id, revision } = await add()
  const answers = await Promise.all(
    ['Tulips', 'Lilies'].map((title) => send('PATCH', `articles/${_id}`, { title, basedOn: revision })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const won = answers.find(({ status }) => status === 200)!.body
  expect((await send('GET', `articles/${_id}`)).body).toEqual(won)
  expect(await storedEvents(_id)).toHaveLength(2)
})

test('a change by another process is neither lost nor hidden from a conflict', async () => {
  const { _id } = await add()
  const { body: first } = await send('PATCH', `articles/${_id}`, { title: 'Tulips' })
  await api.database.db
    .updateTable('articles')
    .set({ keyword: 'spring', revision: first.revision + 1 })
    .where('id', '=', _id)
    .execute()
  expect((await send('PATCH', `articles/${_id}`, { title: 'x', basedOn: first.revision })).status).toBe(409)
  const { body: last } = await send('PATCH', `articles/${_id}`, { title: 'y', basedOn: first.revision + 1 })
  expect(last).toMatchObject({ title: 'y', keyword: 'spring', revision: first.revision + 2 })
  expect((await storedEvents(_id)).at(-1)?.record).toMatchObject({ keyword: 'spring' })
  await send('DELETE', `articles/${_id}`)
  expect((await send('PATCH', `articles/${_id}`, { title: 'z' })).status).toBe(404)
})

test('the score of a changed title is that of the whole article', async () => {
  const text = `<h2>Roses in spring</h2><p>${'Cut roses before the first leaves open. '.repeat(40)}</p>`
  const [changed, made] = await Promise.all(
    ['First', 'Roses in spring'].map((title) => send('POST', 'articles', { title, text, keyword: 'roses' })),
  )
  await send('PATCH', `articles/${changed!.body._id}`, { slug: 'x' })
  const { body } = await send('PATCH', `articles/${changed!.body._id}`, {
    title: 'Roses in spring',
    slug: '',
  })
  expect(changed!.body.score).not.toBe(made!.body.score)
  expect(body.score).toBe(made!.body.score)
})

test('an article is answered and told as it is stored', async () => {
  const outline = [{ type: 'heading', zebra: 1, apple: 2 }]
  const made = (await send('POST', 'articles', { title: 'Roses', text: '<p>First</p>', generator: outline }))
    .body
  expect((await send('GET', `articles/${made._id}`)).body).toEqual(made)
  const changed = (await send('PATCH', `articles/${made._id}`, { generator: [...outline, ...outline] })).body
  expect((await send('GET', `articles/${made._id}`)).body).toEqual(changed)
  const events = await storedEvents(made._id)
  const listed = ({ text: _text, generator: _generator, ...fields }: Record<string, unknown>) => fields
  expect(events.map(({ record }) => record)).toEqual([listed(made), listed(changed)])
})
