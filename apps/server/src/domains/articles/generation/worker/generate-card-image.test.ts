import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withCard, withNewCard, type Card } from '@web2/contract/articles'
import { publicServices } from '../../../../platform/config/service-addresses.ts'
import { runImageGeneration as makePicture } from '../../../media/image-generation/run-image-generation.ts'
import { findArticle } from '../../editing/find-article.ts'
import { changeSettings } from '../../../accounts/settings/change-settings.ts'
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
const cards = (prompt = ''): readonly Card[] => {
  const settings = { prompt: '', generateTextBy: { name: 'poe', params: { model: 'GPT-4' } } } as const
  const title = withCard(withNewCard([], '', 'title'), '0', (card) => ({
    ...card,
    selections: { ...card.selections, settings },
  }))
  return withCard(withNewCard(title, '0', 'image'), '0|0', (card) => ({
    ...card,
    selections: { ...card.selections, settings: { ...card.selections.settings, prompt } },
  }))
}
const db = () => world.context.db
const start = (prompt?: string) =>
  startGeneration(world.context, owner, { keyword: 'red roses', cards: cards(prompt) })
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

it('an article with an image doesn’t start without the image service’s key', async () => {
  await changeSettings(world.context, owner, { openAi: { apiKey: null } })
  await expect(start()).rejects.toMatchObject({
    code: 409,
    message: 'Please add Open AI API key in Settings page to use this feature.',
  })
})
