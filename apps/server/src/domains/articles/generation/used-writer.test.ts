import { firstCards } from '@web2/contract/articles'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { startTextServer, textKey, type TextServer } from '../../../testing/servers/text/text-server.ts'
import { planBulk } from '../bulks/plan-bulk.ts'
import { findArticle } from '../editing/find-article.ts'
import { changeSettings } from '../../accounts/settings/change-settings.ts'
import { cardsOf } from './generation-view.ts'
import { runGeneration } from './worker/run-generation.ts'
import { startGeneration } from './start-generation.ts'
import { missingKey } from '../../model-calls/index.ts'

let openAi: TextServer
let own: TextServer
let world: World
let owner: World['owner']

const counted = (_request: unknown, at: number) => ({ pieces: [`Text ${at + 1}`] })

beforeAll(async () => {
  openAi = await startTextServer(counted)
  own = await startTextServer(counted, ['llama'])
  world = await createWorld([new URL(own.baseUrl).host], {
    services: { ...publicServices, openai: openAi.baseUrl },
  })
})
beforeEach(async () => {
  for (const server of [openAi, own]) {
    server.requests.length = 0
    server.answerWith(counted)
  }
  owner = await world.newOwner()
})
afterAll(async () => {
  await world.end()
  await openAi.stop()
  await own.stop()
})

const llama = { name: 'openai-compatible', params: { model: 'llama' } } as const
const connectOwn = () =>
  changeSettings(world.context, owner, {
    openAiCompatible: { baseUrl: own.baseUrl, apiKey: textKey },
    defaultWriter: llama,
  })
const connectOpenAi = () => changeSettings(world.context, owner, { openAi: { apiKey: textKey } })

/** Generates an article from the default cards, which name OpenAI's gpt-4. */
const written = async () => {
  const { _id, articleId } = await startGeneration(world.context, owner, {
    keyword: 'roses',
    cards: firstCards(),
  })
  const run = await world.context.db
    .selectFrom('runs')
    .select('id')
    .where('subjectId', '=', _id)
    .executeTakeFirstOrThrow()
  await runGeneration(world.context, run.id, noStop)
  const article = await findArticle(world.context.db, { id: articleId ?? '', accountId: owner.accountId })
  return { article, cards: await cardsOf(world.context.db, _id) }
}

it('uses the account’s default writer if the requested service has no key', async () => {
  await connectOwn()
  const { article, cards } = await written()
  expect(own.requests).toHaveLength(11)
  expect(new Set(own.requests.map(({ model }) => model))).toEqual(new Set(['llama']))
  expect(article).toMatchObject({
    status: 'draft',
    provenance: { provider: 'openai-compatible', model: 'llama', cost: null },
  })
  // the requested writer stays unchanged
  expect(cards[0]).toMatchObject({
    generateTextBy: { name: 'openai', params: { model: 'gpt-4' } },
    message: '',
  })
})

it('replaces a disabled model by another of the same service, with a message', async () => {
  await connectOwn()
  await connectOpenAi()
  const { article, cards } = await written()
  expect(own.requests).toHaveLength(0)
  expect(new Set(openAi.requests.map(({ model }) => model))).toEqual(new Set(['gpt-6.1-sol']))
  expect(article.provenance).toMatchObject({ provider: 'openai', model: 'gpt-6.1-sol' })
  expect(cards[0]).toMatchObject({
    generateTextBy: { name: 'openai', params: { model: 'gpt-4' } },
    message: 'gpt-4 was switched off on October 23, 2026. gpt-6.1-sol was used instead.',
  })
})

it('a bulk’s plan shows the cost of the writers used and missing keys', async () => {
  const plan = () => planBulk(world.context, owner.accountId, { keywords: ['roses'], cards: firstCards() })
  expect((await plan()).missing).toEqual([missingKey('openai')])
  await connectOwn()
  expect(await plan()).toMatchObject({ missing: [], cost: null })
  await connectOpenAi()
  // priced for gpt-6.1-sol; gpt-4 would cost more than four times as much
  expect((await plan()).cost).toBeLessThan(0.03)
})

it('a default writer that refuses its key fails all texts waiting for it', async () => {
  await connectOwn()
  own.answerWith(() => ({ status: 401, error: { message: 'no', code: 'invalid_api_key' } }))
  const { cards } = await written()
  expect(own.requests).toHaveLength(1)
  expect(cards.map(({ status }) => status)).toEqual(cards.map(() => 'failed'))
})

describe('fallbacks', () => {
  const connectBoth = async () => {
    await connectOpenAi()
    await connectOwn()
    await changeSettings(world.context, owner, { defaultWriter: null, fallbackWriters: [llama] })
  }
  const note = /llama \(OpenAI-compatible endpoint\) was used instead of gpt-6\.1-sol\.$/

  it('write an article whose model’s account has no credit, and each text says so', async () => {
    await connectBoth()
    openAi.answerWith(() => ({ refusal: 'credit' }))
    const { article, cards } = await written()
    expect(article).toMatchObject({ status: 'draft', provenance: { model: 'llama' } })
    expect(own.requests).toHaveLength(11)
    for (const { status, message, writtenBy } of cards) {
      expect(status).toBe('written')
      expect(writtenBy).toEqual(llama)
      expect(message).toMatch(note)
      expect(message).toContain('out of credit')
    }
    // texts that start together each learn it; those that start later don't ask again
    expect(openAi.requests.length).toBeLessThan(11)
  })

  it('write no text that was refused for its content', async () => {
    await connectBoth()
    openAi.answerWith(() => ({ refusal: 'content' }))
    const { cards } = await written()
    expect(cards[0]).toMatchObject({ status: 'failed', message: /content policy/ })
    expect(own.requests).toEqual([])
  })

  it('replace the beginning of a text that broke off, once its service stays busy', async () => {
    await connectBoth()
    openAi.answerWith(() => ({ pieces: ['Half of '], cut: 'connection' }))
    const { _id } = await startGeneration(world.context, owner, { keyword: 'roses', cards: firstCards() })
    const run = await world.context.db
      .selectFrom('runs')
      .select('id')
      .where('subjectId', '=', _id)
      .executeTakeFirstOrThrow()
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(own.requests).toEqual([])
      world.later(10 * 60_000)
      await runGeneration(world.context, run.id, noStop)
    }
    const [title] = await cardsOf(world.context.db, _id)
    expect(title).toMatchObject({ status: 'written', text: 'Text 1', message: note })
  })
})
