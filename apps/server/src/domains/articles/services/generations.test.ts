import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withNewCard, type ArticleGenerating } from '@web2/contract/articles'
import { runGeneration } from '../generation/worker/run-generation.ts'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'
import { startTextServer, textKey, type TextServer } from '../../../testing/servers/text/text-server.ts'
import { countUnlocked, whileLocked } from '../../../testing/while-locked.ts'

let server: TextServer
let api: TestApi
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  server = await startTextServer(() => ({ pieces: ['Roses'] }))
  api = await startTestApi({
    config: { services: { ...publicServices, openai: server.baseUrl } },
    jobs: { enqueue: () => Promise.resolve() },
  })
  ann = await signUp(api)
  ben = await signUp(api)
  const body = { openAi: { apiKey: textKey } }
  expect((await call(api, 'POST', '/api/settings', { token: ann.token, body })).status).toBe(201)
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})

const send = (user: TestUser, method: string, path: string, body?: unknown) =>
  call(api, method, `/api/${path}`, { token: user.token, body })
const cards = withNewCard([], '', 'title')
const begin = async () => {
  const begun = await send(ann, 'POST', 'generations', { keyword: 'roses', cards })
  expect(begun.status).toBe(201)
  return begun.body
}
const write = async (generationId: string) => {
  const { db } = api.context
  const run = await db
    .selectFrom('runs')
    .select('id')
    .where('subjectId', '=', generationId)
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()
  return runGeneration(api.context, run.id, new AbortController().signal)
}

test('streamed text reaches only the sockets of its account', async () => {
  const released = Promise.withResolvers<void>()
  server.answerWith(() => ({ pieces: ['Red ', 'roses'], until: released.promise }))
  const note = (event: string, record: object) =>
    event === 'article-generating' ? (record as ArticleGenerating) : event
  const [own, foreign] = [await openEventSocket(api, ann, note), await openEventSocket(api, ben, note)]
  const { _id, articleId } = await begin()
  const writing = write(_id)
  const pieces = () => own.heard.filter((each) => typeof each !== 'string')
  await eventually(() =>
    expect(
      pieces()
        .map(({ text }) => text)
        .join(''),
    ).toBe('Red roses'),
  )
  expect(pieces()[0]).toMatchObject({ _id: articleId, generationId: _id, turn: 1, at: 0 })
  await eventually(() => expect(own.heard).toContain('generation-cards patched'))
  released.resolve()
  await writing
  await eventually(() => expect(own.heard).toContain('generations patched'))
  expect(foreign.heard).toEqual([])
  own.close()
  foreign.close()
})

test('cards are listed in order, edited and regenerated; other accounts get 404', async () => {
  server.answerWith(() => ({ pieces: ['Roses'] }))
  const { _id } = await begin()
  await write(_id)
  const list = `generation-cards?generationId=${_id}&$sort[position]=1`
  const [card] = (await send(ann, 'GET', list)).body.data
  expect(card).toMatchObject({ type: 'title', text: 'Roses', status: 'written', outputTokens: 1 })
  const path = `generation-cards/${card._id}`
  expect((await send(ann, 'PATCH', path, { text: ' Mine ' })).body).toMatchObject({
    text: ' Mine ',
    edited: true,
  })
  expect((await send(ann, 'PATCH', path, { text: 'x', stop: true })).status).toBe(400)
  expect((await send(ann, 'PATCH', path, { cost: 1 })).status).toBe(400)
  expect((await send(ann, 'PATCH', path, { restore: true })).status).toBe(409)
  expect((await send(ann, 'PATCH', path, { regenerate: true })).body).toMatchObject({ status: 'waiting' })
  expect((await send(ann, 'GET', 'generations?keyword=roses')).body.total).toBeGreaterThan(0)
  expect((await send(ben, 'GET', list)).body.total).toBe(0)
  expect((await send(ben, 'PATCH', path, { text: 'x' })).status).toBe(404)
  expect((await send(ben, 'GET', `generations/${_id}`)).status).toBe(404)
  expect((await send(ben, 'PATCH', `generations/${_id}`, { stop: true })).status).toBe(404)
})

test('edited text is kept when a card is regenerated, and can be swapped back', async () => {
  server.answerWith(() => ({ pieces: ['Roses'] }))
  const { _id, articleId } = await begin()
  await write(_id)
  const [card] = (await send(ann, 'GET', `generation-cards?generationId=${_id}`)).body.data
  expect(card.kept).toBeNull()
  const path = `generation-cards/${card._id}`
  await send(ann, 'PATCH', path, { text: 'Mine' })
  server.answerWith(() => ({ pieces: ['Tulips'] }))
  await send(ann, 'PATCH', path, { regenerate: true })
  expect((await send(ann, 'PATCH', path, { restore: true })).status).toBe(409)
  await write(_id)
  const mine = { text: 'Mine', edited: true }
  const tulips = { text: 'Tulips', edited: false }
  expect((await send(ann, 'GET', path)).body).toMatchObject({ ...tulips, kept: mine })
  expect((await send(ann, 'PATCH', path, { restore: true })).body).toMatchObject({ ...mine, kept: tulips })
  expect((await send(ann, 'GET', `articles/${articleId}`)).body.title).toBe('Mine')

  await send(ann, 'PATCH', `articles/${articleId}`, { text: '<p>Written in the editor</p>' })
  expect((await send(ann, 'PATCH', path, { restore: true })).body).toMatchObject(tulips)
  expect((await send(ann, 'GET', `articles/${articleId}`)).body).toMatchObject({
    title: 'Mine',
    text: '<p>Written in the editor</p>',
  })
  expect((await send(ann, 'GET', `generations/${_id}`)).body.message).toContain('keeps its text')

  await send(ann, 'DELETE', `articles/${articleId}`)
  expect((await send(ann, 'GET', `generations/${_id}`)).body.articleId).toBeNull()
  await send(ann, 'PATCH', `articles/${articleId}`, { deletedAt: null })
  expect((await send(ann, 'GET', `generations/${_id}`)).body.articleId).toBe(articleId)
})

test('a card stopped earlier is generated when an older release replanned it', async () => {
  server.answerWith(() => ({ pieces: ['Roses'] }))
  const { _id } = await begin()
  const { db } = api.context
  await db
    .updateTable('generationCards')
    .set({ stopRequested: true })
    .where('generationId', '=', _id)
    .execute()
  await write(_id)
  const known = db.selectFrom('generationCards').select(['status', 'stopRequested'])
  // the flag is read again while a long text streams
  expect(await known.where('generationId', '=', _id).execute()).toEqual([
    { status: 'written', stopRequested: false },
  ])
})

test('stopping waits for locked cards without holding locks their workers need', async () => {
  const { _id } = await begin()
  const { seen, answer } = await whileLocked(
    api.context.db,
    sql`select from generation_cards where generation_id = ${_id} for update`,
    () => send(ann, 'PATCH', `generations/${_id}`, { stop: true }),
    async (holder) => [
      await countUnlocked(
        holder,
        sql`select id from run_items where run_id in (select id from runs where subject_id = ${_id})`,
      ),
      await countUnlocked(holder, sql`select id from runs where subject_id = ${_id}`),
    ],
  )
  expect(seen).toEqual([1, 1])
  expect(answer.status).toBe(200)
})

test('lists a service’s models, or names the missing key', async () => {
  const models = await send(ann, 'GET', 'article-generator?service=openai')
  expect(models).toMatchObject({
    status: 200,
    body: [{ id: 'gpt-3.5-turbo' }, { id: 'gpt-4' }, { id: 'gpt-4o' }],
  })
  expect(await send(ann, 'GET', 'article-generator?service=poe')).toMatchObject({
    status: 409,
    body: { message: 'Please, add API key of Poe in the Settings page.' },
  })
  expect((await send(ann, 'GET', 'article-generator?service=other')).status).toBe(400)
})

test('presets and prompts belong to an account; invalid outlines return 400', async () => {
  const preset = await send(ann, 'POST', 'article-generator', { name: 'Short', cards })
  expect(preset).toMatchObject({ status: 201, body: { name: 'Short', cards } })
  const path = `article-generator/${preset.body._id}`
  expect((await send(ann, 'PATCH', path, { name: 'Shorter' })).body).toMatchObject({ name: 'Shorter', cards })
  const [title] = cards
  const twice = [title, title]
  expect(await send(ann, 'PATCH', path, { cards: twice })).toMatchObject({
    status: 400,
    body: { errors: { cards: 'Two sections have the same id.' } },
  })
  expect((await send(ann, 'POST', 'article-generator', { name: 'x', cards: [] })).status).toBe(400)
  expect((await send(ann, 'GET', 'article-generator')).body.data).toHaveLength(1)
  expect((await send(ben, 'GET', 'article-generator')).body.data).toEqual([])
  expect((await send(ben, 'DELETE', path)).status).toBe(404)

  const prompt = { type: 'paragraph', name: 'Calm', text: 'Calmly, on {subtitle}.' }
  const made = await send(ann, 'POST', 'article-prompts', prompt)
  expect(made).toMatchObject({ status: 201, body: prompt })
  expect((await send(ann, 'POST', 'article-prompts', { ...prompt, type: 'step' })).status).toBe(400)
  expect((await send(ann, 'GET', 'article-prompts?type=paragraph')).body.total).toBe(1)
  expect((await send(ben, 'GET', `article-prompts/${made.body._id}`)).status).toBe(404)
})
