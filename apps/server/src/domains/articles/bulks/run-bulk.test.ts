import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ArticleBulkStart, withNewCard } from '@web2/contract/articles'
import * as Value from 'typebox/value'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { bulkReads } from '../../../testing/worlds/bulk-reads.ts'
import { workOnBulks } from '../../../testing/worlds/drained-bulk.ts'
import { keptJobs } from '../../../testing/held-job-queue.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import {
  startTextServer,
  textKey,
  type TextRequest,
  type TextServer,
} from '../../../testing/servers/text/text-server.ts'
import { changeCard } from '../generation/change-card.ts'
import { changeGeneration } from '../generation/change-generation.ts'
import { cardsOf } from '../generation/generation-view.ts'
import { writeArticleJob } from '../jobs.ts'
import { deleteArticles } from '../editing/trash-articles.ts'
import { runGeneration } from '../generation/worker/run-generation.ts'
import { changeSettings } from '../../accounts/settings/change-settings.ts'
import { maxActiveRows } from './start-row.ts'
import { changeBulk } from './change-bulk.ts'
import { changeBulkRow } from './change-row.ts'
import { runBulk } from './run-bulk.ts'
import { startBulk } from './start-bulk.ts'

let server: TextServer
let world: World
let owner: World['owner']

/** A title and one paragraph. */
const cards = withNewCard(withNewCard([], '', 'title'), '0', 'paragraph')
const minute = 60_000

const numbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
/** Returns forty words that no other number shares. */
const words = (turn: number) =>
  numbers.flatMap((each) => ['a', 'b', 'c', 'd'].map((part) => `${each}${part}${turn}`)).join(' ')
let turn = 0
const counted = () => ({ pieces: [words((turn += 1))] })
const keywordOf = ({ prompt }: TextRequest) => /apples|pears|plums|figs|kiwis|limes/.exec(prompt)?.[0] ?? ''

beforeAll(async () => {
  server = await startTextServer(counted)
  world = await createWorld([], { services: { ...publicServices, openai: server.baseUrl } })
})
beforeEach(async () => {
  server.requests.length = 0
  server.answerWith(counted)
  owner = await world.newOwner()
  await changeSettings(world.context, owner, { openAi: { apiKey: textKey } })
})
afterAll(async () => {
  await world.end()
  await server.stop()
})

const db = () => world.context.db
const begin = (keywords: readonly string[], change: Partial<ArticleBulkStart> = {}) =>
  startBulk(world.context, owner, { keywords: [...keywords], cards, ...change })
const { bulk, rows, statuses, articles, usage } = bulkReads(db, () => owner.accountId)
const use = (used: number) =>
  db()
    .insertInto('usageCounters')
    .values({
      accountId: owner.accountId,
      period: new Date().toISOString().slice(0, 7),
      resource: 'articles',
      used,
    })
    .execute()
const tier = (name: 'bronze' | 'platinum') =>
  db().updateTable('accounts').set({ tier: name }).where('id', '=', owner.accountId).execute()
const told = () =>
  db().selectFrom('notifications').selectAll().where('accountId', '=', owner.accountId).execute()

const twoShops = async () => {
  const ids = [uuidV7(), uuidV7()]
  const shop = { accountId: owner.accountId, createdBy: null, address1: '1 Elm St' }
  await db()
    .insertInto('naps')
    .values(ids.map((id, at) => ({ ...shop, id, businessName: `Shop ${at}`, phone: `555 010${at}` })))
    .execute()
  return ids
}

describe('a bulk', () => {
  it('generates an article per keyword, alternates listings, and notifies once', async () => {
    const napIds = await twoShops()
    const named = withNewCard([], '', 'title').map((card) => ({
      ...card,
      selections: { ...card.selections, settings: { prompt: '{keyword} by {nap.businessName}' } },
    }))
    const { _id, total } = await begin(['apples', ' Apples ', 'pears', 'plums'], { cards: named, napIds })
    expect(total).toBe(3)
    await workOnBulks(world)
    expect(server.requests.map(({ prompt }) => prompt)).toEqual([
      'apples by Shop 0',
      'pears by Shop 1',
      'plums by Shop 0',
    ])
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 3, waiting: 0, writing: 0, words: 0 })
    expect((await articles()).map(({ source, status, keyword }) => [source, status, keyword])).toEqual([
      ['bulk', 'draft', 'apples'],
      ['bulk', 'draft', 'pears'],
      ['bulk', 'draft', 'plums'],
    ])
    expect(await usage()).toEqual([{ used: 3, reserved: 0 }])
    expect((await told()).map(({ payload }) => payload)).toMatchObject([
      {
        title: '“apples” is written',
        message: '3 of 3 articles written.',
        link: `/articles/bulk-add?bulk=${_id}`,
      },
    ])
  })

  it('generates each article from its listing and appends that on request', async () => {
    const napIds = await twoShops()
    expect(await begin(['apples', 'pears'], { napIds, napAtEnd: true })).toMatchObject({ napAtEnd: true })
    await workOnBulks(world)
    for (const request of server.requests)
      expect(request.prompt).toContain(keywordOf(request) === 'apples' ? '"Shop 0"' : '"Shop 1"')
    for (const { keyword, text, slug, metaDescription } of await articles()) {
      const at = keyword === 'apples' ? 0 : 1
      expect(text).toMatch(new RegExp(`<strong>Shop ${at}</strong>.*555 010${at}</a></p>$`))
      expect([slug, metaDescription]).not.toContain('')
    }
  })

  it('accepts the readable keywords and reports the others', async () => {
    const long = 'x'.repeat(300)
    const { _id, total, warnings } = await begin(['\ufeff"apples"', '', '- Apples', '---', long, 'pears;'])
    expect(total).toBe(2)
    expect(warnings).toEqual([
      '“---” was left out: it is not a readable keyword.',
      expect.stringContaining('was left out: it has more than 200 characters.'),
    ])
    expect((await rows(_id)).map(({ keyword }) => keyword)).toEqual(['apples', 'pears'])
    const body = { keywords: ['', long], cards }
    expect(Value.Check(ArticleBulkStart, body)).toBe(true)
    await expect(begin(body.keywords)).rejects.toMatchObject({ code: 400 })
  })

  it('starts only once if the request is repeated', async () => {
    const startId = uuidV7()
    const [one, other] = [await begin(['apples'], { startId }), await begin(['apples'], { startId })]
    expect(other._id).toBe(one._id)
    await workOnBulks(world)
    expect(await articles()).toHaveLength(1)
  })

  it('runs a prompt stacker, whose last step becomes the article', async () => {
    const generateTextBy = { name: 'openai', params: { model: 'gpt-4' } } as const
    const steps = [
      { title: 'Outline', prompt: 'Outline {keyword}', generateTextBy },
      { title: 'Article', prompt: 'Write: {previous}', generateTextBy },
    ]
    server.answerWith(({ prompt }) => ({
      pieces: [prompt.startsWith('Outline') ? 'the outline' : `# All about it\n\nText after ${prompt}`],
    }))
    const { _id } = await begin(['apples'], { cards: undefined, stacker: { steps } })
    await workOnBulks(world)
    expect(await statuses(_id)).toEqual(['written'])
    const [article] = await articles()
    expect(article).toMatchObject({ title: 'All about it', source: 'bulk', status: 'draft' })
    expect(article?.text).toContain('Text after Write: the outline')
    expect(await usage()).toEqual([{ used: 1, reserved: 0 }])
  })

  it('doesn’t start without a key, with another account’s listing, or without units', async () => {
    await expect(begin(['a'], { napIds: [uuidV7()] })).rejects.toMatchObject({ code: 400 })
    await expect(begin(['a'], { cards: undefined })).rejects.toMatchObject({ code: 400 })
    await changeSettings(world.context, owner, { openAi: { apiKey: null } })
    await expect(begin(['a'])).rejects.toMatchObject({
      message: 'Please, add API key of OpenAI in the Settings page.',
    })
    await changeSettings(world.context, owner, { openAi: { apiKey: textKey } })
    await tier('bronze')
    await use(50)
    await expect(begin(['a'])).rejects.toMatchObject({ code: 402 })
    expect(
      await db().selectFrom('articleBulks').select('id').where('accountId', '=', owner.accountId).execute(),
    ).toEqual([])
  })

  it('pauses when the month is used up and continues after an upgrade', async () => {
    await tier('bronze')
    await use(48)
    const { _id } = await begin(['apples', 'pears', 'plums', 'figs'])
    await workOnBulks(world)
    expect(await statuses(_id)).toEqual(['written', 'written', 'waiting', 'waiting'])
    const message = "You've reached your Tier usage for this month. Check Billing page"
    expect(await bulk(_id)).toMatchObject({ status: 'paused', message })
    expect((await told()).map(({ payload }) => payload.title)).toEqual(['“apples” is paused'])
    await tier('platinum')
    await changeBulk(world.context, owner, _id, { action: 'resume' })
    await workOnBulks(world)
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 4 })
    expect(await usage()).toEqual([{ used: 52, reserved: 0 }])
    expect(await told()).toHaveLength(1)
  })

  it('pauses after the texts in progress and resumes where it stopped', async () => {
    const { _id } = await begin(['apples', 'pears', 'plums', 'figs', 'kiwis'], { atOnce: 3 })
    await workOnBulks(world, 1)
    expect(await bulk(_id)).toMatchObject({ written: 0, writing: 3, waiting: 2 })
    await changeBulk(world.context, owner, _id, { action: 'pause' })
    await workOnBulks(world)
    expect(await bulk(_id)).toMatchObject({ status: 'paused', written: 3, waiting: 2, writing: 0 })
    expect(
      await db().selectFrom('runs').select('id').where('status', 'in', ['queued', 'running']).execute(),
    ).toEqual([])
    await changeBulk(world.context, owner, _id, { action: 'resume' })
    await workOnBulks(world)
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 5 })
    expect(server.requests).toHaveLength(10)
  })

  it('keeps finished articles when canceled', async () => {
    server.answerWith((request) => (keywordOf(request) === 'pears' ? { status: 503, error: {} } : counted()))
    const { _id } = await begin(['apples', 'pears'])
    await workOnBulks(world, 1)
    expect(await statuses(_id)).toEqual(['written', 'writing'])
    await changeBulk(world.context, owner, _id, { action: 'cancel' })
    await workOnBulks(world)
    expect(await statuses(_id)).toEqual(['written', 'cancelled'])
    expect(await bulk(_id)).toMatchObject({ status: 'cancelled', written: 1, cancelled: 1 })
    expect((await articles())[0]).toMatchObject({ status: 'draft', words: 48 })
    expect(await usage()).toEqual([{ used: 1, reserved: 0 }])
    await expect(changeBulk(world.context, owner, _id, { action: 'cancel' })).rejects.toMatchObject({
      code: 409,
    })
  })

  it('cancels the keyword of an article deleted during generation', async () => {
    const { _id } = await begin(['apples'])
    const [run] = await db().selectFrom('runs').select('id').where('subjectId', '=', _id).execute()
    await runBulk(world.context, run?.id ?? '', noStop)
    await db().deleteFrom('articles').where('accountId', '=', owner.accountId).execute()
    await workOnBulks(world)
    expect(await rows(_id)).toMatchObject([{ status: 'cancelled', message: 'Its article was deleted.' }])
    expect(await bulk(_id)).toMatchObject({ status: 'done' })
  })

  it('cancels the keyword of a deleted article that waits for a retry', async () => {
    server.answerWith(() => ({ status: 503, error: { message: 'Down.' } }))
    const { _id } = await begin(['apples'])
    await workOnBulks(world, 1)
    expect(await rows(_id)).toMatchObject([{ status: 'writing' }])
    const { jobs, take } = keptJobs()
    const ids = (await articles()).map(({ id }) => id)
    await deleteArticles({ ...world.context, jobs }, owner, ids)
    for (const { runId } of take(writeArticleJob)) await runGeneration(world.context, runId, noStop)
    expect(await rows(_id)).toMatchObject([{ status: 'cancelled' }])
    expect(await usage()).toEqual([{ used: 0, reserved: 0 }])
  })
})

describe('a failure', () => {
  const refusing = (request: TextRequest) =>
    keywordOf(request) === 'pears'
      ? { status: 400, error: { message: 'Not about this.', code: 'bad' } }
      : counted()

  it('is reported with its reason, and a retry regenerates only failed texts', async () => {
    server.answerWith(refusing)
    const { _id } = await begin(['apples', 'pears', 'plums'])
    await workOnBulks(world)
    expect(await statuses(_id)).toEqual(['written', 'failed', 'written'])
    expect((await rows(_id))[1]?.message).toContain('Not about this.')
    expect(await usage()).toEqual([{ used: 2, reserved: 0 }])
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 2, failed: 1 })

    server.answerWith(counted)
    server.requests.length = 0
    await changeBulk(world.context, owner, _id, { action: 'retry' })
    await workOnBulks(world)
    expect(server.requests.map(keywordOf).filter((each) => each !== 'pears' && each !== '')).toEqual([])
    expect(server.requests).toHaveLength(2)
    expect(await statuses(_id)).toEqual(['written', 'written', 'written'])
    expect(await articles()).toHaveLength(3)
    expect(await usage()).toEqual([{ used: 3, reserved: 0 }])
  })

  it('is cleared by a manual retry, which is counted and compared after the bulk ended', async () => {
    server.answerWith(refusing)
    const { _id } = await begin(['apples', 'pears'])
    await workOnBulks(world)
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 1, failed: 1 })
    const [before, toldBefore] = [await bulk(_id), await told()]

    server.answerWith(counted)
    const pears = (await rows(_id))[1]
    const failed = await db()
      .selectFrom('generationCards')
      .select('id')
      .where('generationId', '=', pears?.generationId ?? '')
      .where('status', '=', 'failed')
      .execute()
    for (const { id } of failed) await changeCard(world.context, owner, id, { regenerate: true })
    await workOnBulks(world)
    expect((await rows(_id))[1]).toMatchObject({ status: 'written', compared: true })
    expect(await bulk(_id)).toMatchObject({
      status: 'done',
      written: 2,
      failed: 0,
      endedAt: before.endedAt,
    })
    // no second notification is sent
    expect(await told()).toEqual(toldBefore)
  })

  it('can be retried while its run is being stopped, without delaying others', async () => {
    server.answerWith(() => ({ status: 400, error: { message: 'No.' } }))
    const { _id } = await begin(['pears', 'plums'])
    await workOnBulks(world)
    expect(await statuses(_id)).toEqual(['failed', 'failed'])
    server.answerWith(counted)
    const generationId = (await rows(_id))[0]?.generationId ?? ''
    const [card] = await cardsOf(db(), generationId)
    await changeCard(world.context, owner, card?.id ?? '', { regenerate: true })
    await changeGeneration(world.context, owner, generationId, { stop: true })
    await changeBulk(world.context, owner, _id, { action: 'retry' })
    await workOnBulks(world, 1)
    expect(await statuses(_id)).toEqual(['waiting', 'written'])
    await workOnBulks(world)
    expect(await statuses(_id)).toEqual(['written', 'written'])
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 2 })
  })

  it('that doesn’t exist can’t be retried, but the counts are corrected', async () => {
    const { _id } = await begin(['apples'])
    await workOnBulks(world)
    await db().updateTable('articleBulks').set({ written: 0, failed: 1 }).where('id', '=', _id).execute()
    await expect(changeBulk(world.context, owner, _id, { action: 'retry' })).rejects.toMatchObject({
      code: 409,
    })
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 1, failed: 0 })
  })

  it('can be retried for a single article', async () => {
    server.answerWith((request) =>
      keywordOf(request) === '' ? counted() : { status: 400, error: { message: 'No.' } },
    )
    const { _id } = await begin(['apples', 'pears'])
    await workOnBulks(world)
    expect(await statuses(_id)).toEqual(['failed', 'failed'])
    server.answerWith(counted)
    const [, pears] = await rows(_id)
    await changeBulkRow(world.context, owner, pears?.id ?? '', { action: 'retry' })
    await workOnBulks(world)
    expect(await statuses(_id)).toEqual(['failed', 'written'])
  })

  it('that repeats five times pauses the bulk', async () => {
    server.answerWith(() => ({ status: 401, error: { message: 'Revoked.', code: 'invalid_api_key' } }))
    const { _id } = await begin(Array.from({ length: maxActiveRows + 5 }, (_, at) => `keyword ${at}`))
    await workOnBulks(world)
    expect(await bulk(_id)).toMatchObject({
      status: 'paused',
      failed: maxActiveRows,
      waiting: 5,
      message: expect.stringMatching(/^The last 5 articles could not be written, so the others wait\. /),
    })
    expect(await usage()).toEqual([{ used: 0, reserved: 0 }])
  })

  it('that lasts an hour is waited out; each article finishes once', async () => {
    server.answerWith(() => ({ status: 503, error: { message: 'Down.' } }))
    const { _id } = await begin(['apples', 'pears'])
    for (let at = 0; at < 12; at += 1) {
      await workOnBulks(world, 1)
      world.later(5 * minute)
    }
    expect(await statuses(_id)).toEqual(['writing', 'writing'])
    const [row] = await rows(_id)
    const run = await db()
      .selectFrom('runs')
      .selectAll()
      .where('id', '=', row?.runId ?? '')
      .executeTakeFirstOrThrow()
    expect(run.steps.find(({ attempts }) => attempts > 5)).toMatchObject({
      status: 'planned',
      message: expect.stringContaining('OpenAI'),
    })
    expect(await usage()).toEqual([{ used: 0, reserved: 2 }])
    server.answerWith(counted)
    world.later(5 * minute)
    await workOnBulks(world)
    expect(await statuses(_id)).toEqual(['written', 'written'])
    expect(await articles()).toHaveLength(2)
    expect(await usage()).toEqual([{ used: 2, reserved: 0 }])
  })

  it('for too many requests waits as long as requested', async () => {
    server.answerWith(() => ({
      status: 429,
      error: { message: 'Slow down.', code: 'rate_limit_exceeded' },
      headers: { 'retry-after': '600' },
    }))
    const { _id } = await begin(['apples'])
    await workOnBulks(world, 1)
    server.requests.length = 0
    server.answerWith(counted)
    world.later(9 * minute)
    await workOnBulks(world, 1)
    expect(server.requests).toEqual([])
    world.later(2 * minute)
    await workOnBulks(world)
    expect(await statuses(_id)).toEqual(['written'])
  })
})
