import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withCard, withNewCard, type Card, type CardImageGenerator } from '@web2/contract/articles'
import { publicServices } from '../../../../platform/config/service-addresses.ts'
import { runImageGeneration as makePicture } from '../../../media/image-generation/run-image-generation.ts'
import { findArticle } from '../../editing/find-article.ts'
import { changeSettings } from '../../../accounts/settings/change-settings.ts'
import { changeLimits } from '../../../model-calls/limits/change-limits.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { createWorld, noStop, type World } from '../../../../testing/worlds/publishing-world.ts'
import type { MakerServer } from '../../../../testing/servers/pictures/image-maker.ts'
import { openAiImageKey, startOpenAiImages } from '../../../../testing/servers/pictures/openai-images.ts'
import { startTextServer, textKey, type TextServer } from '../../../../testing/servers/text/text-server.ts'
import { cardsOf } from '../generation-view.ts'
import { runGeneration } from './run-generation.ts'
import { startGeneration } from '../start-generation.ts'

let texts: TextServer
let pictures: MakerServer
let world: World
let owner: World['owner']
beforeAll(async () => {
  texts = await startTextServer(() => ({ pieces: ['Roses & more'] }))
  pictures = await startOpenAiImages()
  world = await createWorld([], {
    services: { ...publicServices, openai: pictures.url, poe: texts.baseUrl },
  })
})
beforeEach(async () => {
  owner = await world.newOwner()
  await changeSettings(world.context, owner, {
    poeAI: { apiKey: textKey },
    openAi: { apiKey: openAiImageKey },
  })
})
afterAll(async () => {
  await world.end()
  await Promise.all([texts.stop(), pictures.stop()])
})

/** A title by Poe and an image for it. */
const cards = (prompt = '', generateImageBy?: CardImageGenerator): readonly Card[] => {
  const settings = { prompt: '', generateTextBy: { name: 'poe', params: { model: 'GPT-4' } } } as const
  const title = withCard(withNewCard([], '', 'title'), '0', (card) => ({
    ...card,
    selections: { ...card.selections, settings },
  }))
  return withCard(withNewCard(title, '0', 'image'), '0|0', (card) => ({
    ...card,
    selections: {
      ...card.selections,
      settings: { ...card.selections.settings, prompt, ...(generateImageBy && { generateImageBy }) },
    },
  }))
}
const db = () => world.context.db
const start = (prompt?: string, generateImageBy?: CardImageGenerator) =>
  startGeneration(world.context, owner, { keyword: 'red roses', cards: cards(prompt, generateImageBy) })
const runOf = (subjectId: string) =>
  db().selectFrom('runs').selectAll().where('subjectId', '=', subjectId).executeTakeFirstOrThrow()
/** Generates the requested image, as the image worker does. */
const made = async () => {
  const asked = await eventually(() =>
    db()
      .selectFrom('imageGenerations')
      .selectAll()
      .where('accountId', '=', owner.accountId)
      .executeTakeFirstOrThrow(),
  )
  await makePicture(world.context, asked.runId, noStop, 1)
  return asked
}
const usage = async () => {
  const rows = await db()
    .selectFrom('usageCounters')
    .select(['resource', 'used', 'reserved'])
    .where('accountId', '=', owner.accountId)
    .orderBy('resource')
    .execute()
  return rows.map(({ resource, used, reserved }) => [resource, used, reserved])
}

it('an image is generated from the texts above it and inserted with its size', async () => {
  const { _id, articleId } = await start()
  const writing = runGeneration(world.context, (await runOf(_id)).id, noStop)
  const asked = await made()
  await writing
  expect(asked.prompt).toContain('“Roses & more”')
  const { text } = await findArticle(db(), { id: articleId ?? '', accountId: owner.accountId })
  expect(text).toMatch(/<img src="\/media\/[^"]+" alt="red roses" title="red roses" width="300" height="300"/)
  expect(text).toMatch(/float:\s*left/)
  expect(await usage()).toEqual([
    ['articles', 1, 0],
    ['images', 1, 0],
  ])
})

it.each([
  [
    { name: 'dalle_3', params: { customStyle: '', aspectRatio: '7:4' } },
    { generator: 'gpt_image', model: 'gpt-image-2.6-flare', aspectRatio: '7:4' },
    /^dall-e-3 was switched off on May 12, 2026\. gpt-image-2\.6-flare was used instead\.$/,
  ],
  [
    {
      name: 'gpt_image',
      params: { customStyle: 'Watercolor', aspectRatio: '16:9', model: 'gpt-image-2.6-sunburst' },
    },
    { generator: 'gpt_image', model: 'gpt-image-2.6-sunburst', aspectRatio: '16:9' },
    /^$/,
  ],
] as const)('a card by %j says which model drew it instead, and has its cost', async (by, used, note) => {
  const { _id } = await start('', by)
  const writing = runGeneration(world.context, (await runOf(_id)).id, noStop)
  expect(await made()).toMatchObject(used)
  await writing
  expect((await cardsOf(db(), _id))[1]).toMatchObject({
    status: 'written',
    message: expect.stringMatching(note),
    cost: expect.closeTo(0.0305),
  })
})

it('a resuming worker waits for the requested image instead of requesting another', async () => {
  const { _id } = await start()
  const { id: runId } = await runOf(_id)
  const stopping = new AbortController()
  const first = runGeneration(world.context, runId, stopping.signal)
  await eventually(async () => expect((await cardsOf(db(), _id))[1]?.imageGenerationId).not.toBeNull())
  stopping.abort()
  await first
  const second = runGeneration(world.context, runId, noStop)
  await made()
  await second
  expect((await cardsOf(db(), _id)).map(({ status }) => status)).toEqual(['written', 'written'])
  const { length } = await db()
    .selectFrom('imageGenerations')
    .select('id')
    .where('accountId', '=', owner.accountId)
    .execute()
  expect(length).toBe(1)
})

it('the image request and its record are stored in one transaction', async () => {
  const { _id } = await start()
  const { id: runId } = await runOf(_id)
  await sql`create function cut_off() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`.execute(
    db(),
  )
  await sql`create trigger cut_off before update on generation_cards for each row
    when (new.image_generation_id is not null) execute function cut_off()`.execute(db())
  await expect(runGeneration(world.context, runId, noStop)).rejects.toThrow('cut off')
  await sql`drop function cut_off cascade`.execute(db())
  const asked = () =>
    db().selectFrom('imageGenerations').select('id').where('accountId', '=', owner.accountId).execute()
  expect(await asked()).toEqual([])
  const second = runGeneration(world.context, runId, noStop)
  await made()
  await second
  expect(await asked()).toHaveLength(1)
  expect(await usage()).toEqual([
    ['articles', 1, 0],
    ['images', 1, 0],
  ])
})

it('a refused image doesn’t affect the text and shows the reason', async () => {
  const { _id, articleId } = await start('forbidden things')
  const writing = runGeneration(world.context, (await runOf(_id)).id, noStop)
  await made()
  await writing
  expect((await cardsOf(db(), _id))[1]).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/\w/),
  })
  const article = await findArticle(db(), { id: articleId ?? '', accountId: owner.accountId })
  expect(article).toMatchObject({ title: 'Roses & more', status: 'draft' })
  expect(await usage()).toEqual([
    ['articles', 1, 0],
    ['images', 0, 0],
  ])
})

it('an image at the monthly limit waits with its reason, and is requested once the limit is raised', async () => {
  const limit = (amount: number) =>
    changeLimits(world.context, owner, { limits: [{ provider: 'openai', amount }] })
  await limit(0)
  const asked = pictures.requests.length
  const { _id } = await start()
  const { id: runId } = await runOf(_id)
  const writing = runGeneration(world.context, runId, noStop)
  await made()
  await writing
  const [title, image] = await cardsOf(db(), _id)
  expect(title).toMatchObject({ status: 'written' })
  expect(image).toMatchObject({
    status: 'waiting',
    imageGenerationId: null,
    message: expect.stringMatching(
      /^The monthly OpenAI limit of \$0\.00 is reached .* wait until \w+ 1 \(UTC\)\.$/,
    ),
  })
  expect((await runOf(_id)).status).toBe('running')
  expect(pictures.requests).toHaveLength(asked)
  expect(await usage()).toContainEqual(['images', 0, 0])

  await limit(5)
  const again = runGeneration(world.context, runId, noStop)
  const { id } = await eventually(() =>
    db()
      .selectFrom('imageGenerations')
      .select('id')
      .where('accountId', '=', owner.accountId)
      .where('status', '=', 'queued')
      .executeTakeFirstOrThrow(),
  )
  await makePicture(world.context, (await runOf(id)).id, noStop, 1)
  await again
  expect((await cardsOf(db(), _id))[1]).toMatchObject({ status: 'written', cost: expect.closeTo(0.0305) })
  expect(pictures.requests).toHaveLength(asked + 1)
  const paid = await db()
    .selectFrom('modelCalls')
    .select(['cost', 'createdBy'])
    .where('accountId', '=', owner.accountId)
    .where('task', '=', 'image')
    .execute()
  expect(paid).toEqual([{ cost: expect.closeTo(0.0305), createdBy: owner.userId }])
})

it('an article with an image doesn’t start without the image service’s key', async () => {
  await changeSettings(world.context, owner, { openAi: { apiKey: null } })
  await expect(start()).rejects.toMatchObject({
    code: 409,
    message: 'Please add Open AI API key in Settings page to use this feature.',
  })
})
