import { planResult, type ArticlePlanStart, type GenerationStart } from '@web2/contract/articles'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publicServices } from '../../../../platform/config/service-addresses.ts'
import { createWorld, noStop, type World } from '../../../../testing/worlds/publishing-world.ts'
import { startTextServer, textKey, type TextServer } from '../../../../testing/servers/text/text-server.ts'
import {
  searchKey,
  startBraveSearch,
  type SearchResult,
} from '../../../../testing/servers/search/brave-search.ts'
import { changeSettings } from '../../../accounts/settings/change-settings.ts'
import { findArticle } from '../../editing/find-article.ts'
import { changeCard } from '../change-card.ts'
import { changeGeneration } from '../change-generation.ts'
import { cardsOf } from '../generation-view.ts'
import { startGeneration } from '../start-generation.ts'
import { runGeneration } from '../worker/run-generation.ts'
import { answered, exampleBrief, exampleDetails, exampleOutline, exampleSource } from './plan-fixture.ts'

let server: TextServer
let search: Awaited<ReturnType<typeof startBraveSearch>>
let found: readonly SearchResult[]
let world: World
let owner: World['owner']

beforeAll(async () => {
  server = await startTextServer(answered)
  search = await startBraveSearch(() => found)
  const services = { ...publicServices, openai: server.baseUrl, braveSearch: search.baseUrl }
  world = await createWorld([], { services })
})
beforeEach(async () => {
  server.requests.length = 0
  server.bodies.length = 0
  search.requests.length = 0
  server.answerWith(answered)
  owner = await world.newOwner()
  await changeSettings(world.context, owner, { openAi: { apiKey: textKey } })
})
afterAll(async () => {
  await world.end()
  await server.stop()
  await search.stop()
})

const note = { kind: 'note', title: 'Prices', text: exampleSource } as const
const start = (plan: ArticlePlanStart, more: Partial<GenerationStart> = {}) =>
  startGeneration(world.context, owner, { keyword: 'gutter cleaning austin', plan, ...more })
const runs = (id: string) =>
  world.context.db
    .selectFrom('runs')
    .select(['id', 'status', 'message'])
    .where('subjectId', '=', id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
/** Runs what is open of a generation, as the worker does. */
const work = async (id: string) => {
  for (const run of await runs(id)) await runGeneration(world.context, run.id, noStop)
}
const generation = (id: string) =>
  world.context.db.selectFrom('generations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const cards = (id: string) => cardsOf(world.context.db, id)
const articleOf = async (id: string) => {
  const { articleId } = await generation(id)
  return findArticle(world.context.db, { id: articleId ?? '', accountId: owner.accountId })
}
const asked = (words: string) => server.requests.filter(({ prompt }) => prompt.includes(words))
const cardOf = async (id: string, type: string) => {
  const found = (await cards(id)).find((card) => card.type === type)
  if (!found) throw new Error(`There is no ${type}`)
  return found
}

describe('a planned article', () => {
  it('waits after its brief and its outline, and takes each step when it is continued', async () => {
    const { _id: id, plan } = await start({ sources: [note] })
    expect(plan).toMatchObject({ language: 'en-US', runThrough: false })
    await work(id)
    expect(await generation(id)).toMatchObject({
      status: 'waiting',
      message: 'Check the brief',
      articleId: null,
    })
    expect(planResult(await cards(id), 'brief')).toEqual(exampleBrief)

    await changeGeneration(world.context, owner, id, { continue: true })
    await work(id)
    expect(await generation(id)).toMatchObject({ status: 'waiting', message: 'Check the outline' })
    expect(server.requests).toHaveLength(2)

    await changeGeneration(world.context, owner, id, { continue: true })
    await work(id)
    expect(await generation(id)).toMatchObject({ status: 'done', message: 'Article ready' })
    // brief, outline, four texts, review, details
    expect(server.requests).toHaveLength(8)
    const article = await articleOf(id)
    expect(article).toMatchObject({
      status: 'draft',
      source: 'ai',
      title: exampleDetails.title,
      slug: exampleDetails.slug,
      metaDescription: exampleDetails.metaDescription,
    })
    await expect(changeGeneration(world.context, owner, id, { continue: true })).rejects.toThrow(
      'has all its parts',
    )
  })

  it('publishes its headings of both levels, its FAQ and no id, link, tag or fence of a model', async () => {
    const { _id: id } = await start({ sources: [note], runThrough: true })
    await work(id)
    const { text } = await articleOf(id)
    expect(text).toContain('<h2>When do live oaks fill the gutters?</h2>')
    expect(text).toContain('<h3>After a storm</h3>')
    expect(text).toContain('<h2>Questions about gutters</h2>')
    expect(text).toContain('<h3>Can I do it myself?</h3>')
    for (const left of ['[S1]', 'script', '```', 'elsewhere', '## ']) expect(text).not.toContain(left)
  })

  it('reserves one article for its sections, and none for a brief that is never continued', async () => {
    const { _id: id } = await start({})
    await work(id)
    const used = async () =>
      (await world.context.db
        .selectFrom('usageCounters')
        .select(['used', 'reserved'])
        .where('accountId', '=', owner.accountId)
        .where('resource', '=', 'articles')
        .executeTakeFirst()) ?? { used: 0, reserved: 0 }
    expect(await used()).toEqual({ used: 0, reserved: 0 })
    await changeGeneration(world.context, owner, id, { continue: true, runThrough: true })
    await work(id)
    expect(await used()).toEqual({ used: 1, reserved: 0 })
  })

  it('is written from what a person made of brief and outline', async () => {
    const { _id: id } = await start({ sources: [note] })
    await work(id)
    const angle = 'We only clean under live oaks'
    const brief = await cardOf(id, 'brief')
    await changeCard(world.context, owner, brief.id, { text: JSON.stringify({ ...exampleBrief, angle }) })
    await changeGeneration(world.context, owner, id, { continue: true })
    await work(id)
    expect(asked('Write the outline.')[0]?.prompt).toContain(angle)
    const outline = await cardOf(id, 'outline')
    const short = { ...exampleOutline, sections: exampleOutline.sections.slice(0, 1) }
    await changeCard(world.context, owner, outline.id, { text: JSON.stringify(short) })
    await changeGeneration(world.context, owner, id, { continue: true })
    await work(id)
    expect(asked('Write the text of the current section.')).toHaveLength(2)
    expect((await cardOf(id, 'brief')).edited).toBe(true)
  })

  it.each([
    ['no JSON', 'hello', 'text'],
    ['a field of the wrong kind', JSON.stringify({ ...exampleBrief, intent: 'curious' }), 'text.intent'],
    ['a missing field', JSON.stringify({ ...exampleBrief, words: undefined }), 'text'],
  ])('refuses a brief with %s and keeps the stored one', async (_name, text, field) => {
    const { _id: id } = await start({})
    await work(id)
    const { id: briefId } = await cardOf(id, 'brief')
    await expect(changeCard(world.context, owner, briefId, { text })).rejects.toMatchObject({
      code: 400,
      errors: { [field]: expect.any(String) as string },
    })
    expect(planResult(await cards(id), 'brief')).toEqual(exampleBrief)
  })

  it('sends each section the whole text so far, the sections in order', async () => {
    const { _id: id } = await start({ sources: [note], runThrough: true })
    await work(id)
    const [intro, first, second] = asked('Write the text of the current section.')
    expect(intro?.prompt).toContain('this is the beginning')
    expect(first?.prompt).toContain('Clean them in April')
    expect(second?.prompt).toContain('live oaks shed')
    expect(second?.prompt).toContain('Current section: s2')
  })

  it('keeps findings whose passage exists, and adds those that a program sees', async () => {
    const { _id: id } = await start({ sources: [note], runThrough: true })
    await work(id)
    const findings = planResult(await cards(id), 'review')?.findings
    expect(findings?.map(({ section, kind, quote }) => [section, kind, quote])).toEqual([
      ['s1', 'filler', 'That is how it is.'],
      ['s2', 'unsupported', 'Since 1987 we have said so.'],
    ])
  })

  it('asks once more for an answer that can’t be read, and both are paid', async () => {
    let briefs = 0
    server.answerWith((request) => {
      if (!request.prompt.includes('Write the brief.')) return answered(request)
      briefs += 1
      return briefs === 1 ? { pieces: ['{"keyword": "half'] } : answered(request)
    })
    const { _id: id } = await start({})
    await work(id)
    const once = await cardOf(id, 'brief')
    expect(once).toMatchObject({ status: 'waiting' })
    await world.context.db
      .updateTable('runItems')
      .set({ dueAt: new Date(0).toISOString() })
      .execute()
    await work(id)
    expect(briefs).toBe(2)
    const brief = await cardOf(id, 'brief')
    expect(brief.status).toBe('written')
    expect(brief.outputTokens).toBeGreaterThan(once.outputTokens)
    expect(once.outputTokens).toBeGreaterThan(0)
  })

  it('fails with a sentence after two answers that can’t be read, and continues when it is written again', async () => {
    server.answerWith((request) =>
      request.prompt.includes('Write the outline.') ? { pieces: ['I would rather not.'] } : answered(request),
    )
    const { _id: id } = await start({ runThrough: true })
    await work(id)
    await world.context.db
      .updateTable('runItems')
      .set({ dueAt: new Date(0).toISOString() })
      .execute()
    await work(id)
    expect(await generation(id)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('outline could not be read') as string,
    })
    await expect(changeGeneration(world.context, owner, id, { continue: true })).rejects.toThrow(
      'Write the outline again first',
    )
    server.answerWith(answered)
    await changeCard(world.context, owner, (await cardOf(id, 'outline')).id, { regenerate: true })
    await work(id)
    expect(await generation(id)).toMatchObject({ status: 'done' })
  })

  it('refuses a text that repeats its instructions', async () => {
    server.answerWith((request) =>
      request.prompt.includes('Current section: s1')
        ? { pieces: [request.instructions.slice(0, 400)] }
        : answered(request),
    )
    const { _id: id } = await start({ runThrough: true })
    await work(id)
    await world.context.db
      .updateTable('runItems')
      .set({ dueAt: new Date(0).toISOString() })
      .execute()
    await work(id)
    const failed = (await cards(id)).filter(({ status }) => status === 'failed')
    expect(failed.map(({ section, message }) => [section, message])).toEqual([
      ['s1', expect.stringContaining('repeated its instructions')],
    ])
    expect((await articleOf(id)).text).not.toContain('You are a writer')
  })

  it('sends a person’s own words with a section that is written again', async () => {
    const { _id: id } = await start({ runThrough: true })
    await work(id)
    const section = (await cards(id)).find((card) => card.section === 's1' && card.type === 'paragraph')
    await changeCard(world.context, owner, section?.id ?? '', {
      regenerate: true,
      prompt: 'Say more about {keyword} in “{subtitle}”',
    })
    await work(id)
    expect(server.requests.at(-1)?.prompt).toContain(
      'Say more about gutter cleaning austin in “When do live oaks fill the gutters?”',
    )
    expect(await generation(id)).toMatchObject({ status: 'done' })
  })

  it('is written from what a search finds, with the account’s key', async () => {
    await changeSettings(world.context, owner, { braveSearch: { apiKey: searchKey } })
    const page = (name: string) => ({
      title: `${name} prices`,
      url: `http://127.0.0.1:9/${name}`,
      description: 'From $90',
    })
    found = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(page)
    const { _id: id } = await start({ sources: [note, { kind: 'search' }] })
    await work(id)
    const sources = await world.context.db
      .selectFrom('generationSources')
      .select(['position', 'kind', 'title', 'status'])
      .where('generationId', '=', id)
      .orderBy('position')
      .execute()
    expect(sources.slice(0, 3)).toEqual([
      { position: 1, kind: 'note', title: 'Prices', status: 'read' },
      { position: 2, kind: 'search', title: 'Search results for “gutter cleaning austin”', status: 'read' },
      // read as other pages are, so that none in a private network is
      { position: 3, kind: 'url', title: 'a prices', status: 'failed' },
    ])
    expect(sources).toHaveLength(2 + 5)
    const { prompt = '', instructions = '' } = server.requests[0] ?? {}
    expect(prompt).toMatch(/id="S2"[^]*a prices\nhttp:\/\/127\.0\.0\.1:9\/a\nFrom \$90/)
    expect(instructions).not.toContain('a prices')
    expect(search.requests).toHaveLength(1)
    expect(JSON.stringify(server.bodies)).not.toContain(searchKey)
  })

  it.each([
    ['no key is saved', {}, 'Enter a Brave Search key in the Settings page to use search results.'],
    [
      'the service rejects the key',
      { braveSearch: { apiKey: 'other' } },
      'Brave Search rejects the API key. Check it in the Settings page.',
    ],
    ['nothing is found', { braveSearch: { apiKey: searchKey } }, 'The search found nothing.'],
  ])('is written without search results if %s, and says so', async (_name, settings, message) => {
    found = []
    await changeSettings(world.context, owner, settings)
    const { _id: id } = await start({ sources: [{ kind: 'search' }, note] })
    await work(id)
    const [source] = await world.context.db
      .selectFrom('generationSources')
      .select(['status', 'message'])
      .where('generationId', '=', id)
      .orderBy('position')
      .execute()
    expect(source).toEqual({ status: 'failed', message })
    expect(asked('Write the brief.')).toHaveLength(1)
  })

  it('writes without a source that can’t be read, says why, and names the others as its origin', async () => {
    const unreadable = { kind: 'url', url: 'http://127.0.0.1:9/prices' } as const
    const { _id: id } = await start({ sources: [unreadable, note], runThrough: true })
    await work(id)
    const sources = await world.context.db
      .selectFrom('generationSources')
      .select(['position', 'status', 'message'])
      .where('generationId', '=', id)
      .orderBy('position')
      .execute()
    expect(sources).toEqual([
      {
        position: 1,
        status: 'failed',
        message: '127.0.0.1:9 is inside a private network, which we don’t read.',
      },
      { position: 2, status: 'read', message: '' },
    ])
    expect(server.requests[0]?.prompt).toContain('id="S2"')
    expect(server.requests[0]?.prompt).not.toContain('id="S1"')
    expect((await articleOf(id)).provenance.sources).toEqual([{ id: 'S2', title: 'Prices', url: '' }])
  })

  it.each([
    ['two searches', { sources: [{ kind: 'search' }, { kind: 'search' }] }, 'plan.sources.1.kind'],
    ['a URL that is none', { sources: [{ kind: 'url', url: 'not a url' }] }, 'plan.sources.0.url'],
    [
      'an article of another account',
      { sources: [note, { kind: 'article', articleId: '018f0000-0000-7000-8000-000000000000' }] },
      'plan.sources.1.articleId',
    ],
    ['a length that ends before it begins', { words: { from: 500, to: 300 } }, 'plan.words'],
  ] as const)('can’t start with %s', async (_name, plan, field) => {
    await expect(start(plan as unknown as ArticlePlanStart)).rejects.toMatchObject({
      code: 400,
      errors: { [field]: expect.any(String) as string },
    })
  })

  it('leaves the list of waiting articles when it is stopped, and can be continued later', async () => {
    const { _id: id } = await start({})
    await work(id)
    await changeGeneration(world.context, owner, id, { stop: true })
    expect(await generation(id)).toMatchObject({ status: 'cancelled', articleId: null })
    await changeGeneration(world.context, owner, id, { continue: true, runThrough: true })
    await work(id)
    expect(await generation(id)).toMatchObject({ status: 'done' })
  })

  it('sends no id, email address or key of the account', async () => {
    const { _id: id } = await start({ sources: [note], runThrough: true })
    await work(id)
    const sent = JSON.stringify(server.bodies)
    for (const secret of [textKey, owner.accountId, owner.userId, id, '@']) expect(sent).not.toContain(secret)
    expect(server.bodies.every((body) => body.store === false)).toBe(true)
  })
})
