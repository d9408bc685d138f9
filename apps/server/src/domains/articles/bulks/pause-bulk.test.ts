import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  bulkRunKind,
  generationRunKind,
  withNewCard,
  type ArticleBulkStart,
  type Card,
} from '@web2/contract/articles'
import type { TextGenerator } from '@web2/contract/ai'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { workOnBulks } from '../../../testing/worlds/drained-bulk.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { startTextServer, textKey, type TextServer } from '../../../testing/servers/text/text-server.ts'
import { until } from '../../../testing/until.ts'
import { runGeneration } from '../generation/worker/run-generation.ts'
import { changeSettings } from '../../accounts/settings/change-settings.ts'
import { changeBulk } from './change-bulk.ts'
import { runBulk } from './run-bulk.ts'
import { startBulk } from './start-bulk.ts'

let server: TextServer
let world: World
let owner: World['owner']

const writer: TextGenerator = { name: 'openai', params: { model: 'gpt-6.1-sol' } }
const writtenBy = (cards: readonly Card[]): readonly Card[] =>
  cards.map((card) => ({
    ...card,
    children: [...writtenBy(card.children)],
    selections: { ...card.selections, settings: { prompt: '', generateTextBy: writer } },
  }))
/** A title and a paragraph: two calls per article. */
const cards = writtenBy(withNewCard(withNewCard([], '', 'title'), '0', 'paragraph'))
const twenty = Array.from({ length: 20 }, (_, at) => `keyword ${at}`)
const keywords = twenty.slice(0, 6)

let turn = 0
const answer = () => `Text of its own ${(turn += 1)}`

beforeAll(async () => {
  server = await startTextServer(() => ({ pieces: [answer()] }))
  world = await createWorld([], { services: { ...publicServices, openai: server.baseUrl } })
})
beforeEach(async () => {
  server.requests.length = 0
  server.answerWith(() => ({ pieces: [answer()] }))
  owner = await world.newOwner()
  await changeSettings(world.context, owner, { openAi: { apiKey: textKey } })
})
afterAll(async () => {
  await world.end()
  await server.stop()
})

const db = () => world.context.db
const begin = async (change: Partial<ArticleBulkStart> = {}) =>
  (await startBulk(world.context, owner, { keywords, cards, ...change }))._id
const bulk = (id: string) =>
  db().selectFrom('articleBulks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const rows = (id: string) =>
  db().selectFrom('articleBulkRows').selectAll().where('bulkId', '=', id).orderBy('position').execute()
const openRuns = (kind: string) =>
  db()
    .selectFrom('runs')
    .select('id')
    .where('accountId', '=', owner.accountId)
    .where('kind', '=', kind)
    .where('status', 'in', ['queued', 'running'])
    .execute()
const beginArticles = async () => {
  for (const { id } of await openRuns(bulkRunKind)) await runBulk(world.context, id, noStop)
}
/** Generates all started articles concurrently, as a worker does. */
const write = async (stopping: AbortSignal = noStop) => {
  await Promise.all(
    (await openRuns(generationRunKind)).map(({ id }) => runGeneration(world.context, id, stopping)),
  )
}
const change = (id: string, patch: Parameters<typeof changeBulk>[3]) =>
  changeBulk(world.context, owner, id, patch)

it('a paused bulk starts no further call and repeats none when resumed', async () => {
  const gate = Promise.withResolvers<void>()
  server.answerWith(() => ({ pieces: [answer()], after: gate.promise }))
  const id = await begin({ keywords: twenty, atOnce: 6 })
  await beginArticles()
  expect(await bulk(id)).toMatchObject({ atOnce: 6, writing: 6, waiting: 14 })
  const writing = write()
  await until(() => Promise.resolve(server.requests.length === 6))
  await change(id, { action: 'pause' })
  gate.resolve()
  await writing
  // neither another worker nor a wake-up of the bulk finds work
  await workOnBulks(world)
  expect(server.requests).toHaveLength(6)
  expect(await bulk(id)).toMatchObject({ status: 'paused', writing: 0, waiting: 20, written: 0 })
  expect(await openRuns(bulkRunKind)).toEqual([])

  server.answerWith(() => ({ pieces: [answer()] }))
  await change(id, { action: 'resume' })
  await workOnBulks(world, 40)
  expect(await bulk(id)).toMatchObject({ status: 'done', written: 20 })
  expect(server.requests).toHaveLength(40)
})

it('a bulk stays paused after its worker was killed', async () => {
  const id = await begin({ atOnce: 4 })
  server.answerWith(() => ({ silent: true }))
  await beginArticles()
  const killed = new AbortController()
  const writing = write(killed.signal)
  await until(() => Promise.resolve(server.requests.length === 4))
  await change(id, { action: 'pause' })
  killed.abort()
  await writing
  await workOnBulks(world)
  expect(server.requests).toHaveLength(4)
  expect((await rows(id)).every(({ status }) => status === 'waiting')).toBe(true)
  expect(await bulk(id)).toMatchObject({ status: 'paused', writing: 0 })

  server.answerWith(() => ({ pieces: [answer()] }))
  await change(id, { action: 'resume' })
  await workOnBulks(world, 40)
  expect(await bulk(id)).toMatchObject({ status: 'done', written: 6 })
})

it('pausing a bulk with stopAt “now” cuts its texts, which are generated again later', async () => {
  server.answerWith(() => ({ pieces: ['Half a '], until: new Promise(() => undefined) }))
  const id = await begin({ keywords: ['apples', 'pears'] })
  await beginArticles()
  const writing = write()
  await until(() => Promise.resolve(server.requests.length === 2))
  await change(id, { action: 'pause', stopAt: 'now' })
  await writing
  await beginArticles()
  expect(await bulk(id)).toMatchObject({ status: 'paused', writing: 0, waiting: 2 })
  const texts = () =>
    db()
      .selectFrom('generationCards')
      .select(['status', 'text', 'inputTokens'])
      .where('accountId', '=', owner.accountId)
      .where('type', '=', 'title')
      .execute()
  for (const text of await texts()) {
    expect(text).toMatchObject({ status: 'waiting', text: '' })
    // the cut text has a cost anyway
    expect(text.inputTokens).toBeGreaterThan(0)
  }
  server.answerWith(() => ({ pieces: [answer()] }))
  await change(id, { action: 'resume' })
  await workOnBulks(world)
  expect(await bulk(id)).toMatchObject({ status: 'done', written: 2 })
})

it('pausing a bulk with stopAt “article” finishes the articles in progress', async () => {
  const gate = Promise.withResolvers<void>()
  server.answerWith(() => ({ pieces: [answer()], after: gate.promise }))
  const id = await begin({ atOnce: 4 })
  await beginArticles()
  const [first, second] = await openRuns(generationRunKind)
  const writing = Promise.all(
    [first, second].map((run) => runGeneration(world.context, run?.id ?? '', noStop)),
  )
  await until(() => Promise.resolve(server.requests.length === 2))
  await change(id, { action: 'pause', stopAt: 'article' })
  gate.resolve()
  await writing
  await workOnBulks(world)
  expect(await bulk(id)).toMatchObject({ status: 'paused', written: 2, writing: 0, waiting: 4 })
  expect(server.requests).toHaveLength(4)
})

it('canceling a paused bulk generates nothing further and releases its units', async () => {
  const gate = Promise.withResolvers<void>()
  server.answerWith(() => ({ pieces: [answer()], after: gate.promise }))
  const id = await begin({ keywords: ['apples', 'pears', 'plums'], atOnce: 1 })
  await beginArticles()
  const writing = write()
  await until(() => Promise.resolve(server.requests.length === 1))
  await change(id, { action: 'pause' })
  gate.resolve()
  await writing
  await change(id, { action: 'cancel' })
  await workOnBulks(world)
  expect(server.requests).toHaveLength(1)
  expect(await bulk(id)).toMatchObject({ status: 'cancelled', cancelled: 3 })
  expect(await openRuns(generationRunKind)).toEqual([])
  expect(
    await db()
      .selectFrom('usageCounters')
      .select(['used', 'reserved'])
      .where('accountId', '=', owner.accountId)
      .execute(),
  ).toEqual([{ used: 1, reserved: 0 }])
})

it('a bulk pauses at its spending limit and resumes once it is raised', async () => {
  // 1,000 tokens cost one cent each time
  server.answerWith(() => ({ pieces: [`${answer()} ${'word '.repeat(1_000)}`] }))
  const id = await begin({ atOnce: 1, spendLimit: 0.05 })
  await workOnBulks(world, 40)
  const paused = await bulk(id)
  expect(paused).toMatchObject({ status: 'paused', writing: 0 })
  expect(paused.message).toMatch(
    /^The spending limit of \$0\.05 was reached \(\$0\.0\d spent\)\. Raise the limit to resume\.$/,
  )
  expect(server.requests.length).toBeLessThan(8)
  expect((await change(id, { atOnce: 2 })).atOnce).toBe(2)
  await expect(change(id, { action: 'resume' })).rejects.toMatchObject({ code: 409 })
  const told = await db()
    .selectFrom('notifications')
    .select('payload')
    .where('accountId', '=', owner.accountId)
    .execute()
  expect(told.map(({ payload }) => payload.message)).toEqual([expect.stringContaining(paused.message)])
  expect(await change(id, { action: 'resume', spendLimit: null })).toMatchObject({
    status: 'running',
    spendLimit: null,
    atOnce: 2,
  })
  await workOnBulks(world, 40)
  expect(await bulk(id)).toMatchObject({ status: 'done', written: 6 })
  expect(server.requests).toHaveLength(12)
})

it('a bulk returns 400 for stopAt without a pause and for an empty change', async () => {
  const id = await begin({ keywords: ['apples'] })
  await expect(change(id, { action: 'cancel', stopAt: 'now' })).rejects.toMatchObject({ code: 400 })
  await expect(change(id, {})).rejects.toMatchObject({ code: 400 })
})
