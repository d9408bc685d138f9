import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultTierLimits, messages } from '@web2/contract/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runImageGeneration } from '../image-generation/run-image-generation.ts'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import type { MakerServer } from '../../../testing/servers/pictures/image-maker.ts'
import { startMidjourneyProxy } from '../../../testing/servers/pictures/midjourney-proxy.ts'
import { openAiImageKey, startOpenAiImages } from '../../../testing/servers/pictures/openai-images.ts'
import { poeImageKey, startPoeImages } from '../../../testing/servers/pictures/poe-images.ts'

let api: TestApi
let dataDir = ''
let user: TestUser
let openai: MakerServer
let poe: MakerServer
let midjourney: Awaited<ReturnType<typeof startMidjourneyProxy>>
const noStop = new AbortController().signal

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'generations-'))
  ;[openai, poe, midjourney] = await Promise.all([
    startOpenAiImages(),
    startPoeImages(),
    startMidjourneyProxy(),
  ])
  const services = { ...publicServices, openai: openai.url, poe: poe.url, midjourney: midjourney.url }
  // the test does the worker's part itself
  const jobs = { enqueue: () => Promise.resolve() }
  api = await startTestApi({ config: { dataDir, services }, jobs })
})
afterAll(async () => {
  await api.stop()
  await Promise.all([openai, poe, midjourney].map(({ stop }) => stop()))
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  user = await signUp(api)
})

const keys = {
  openAi: { apiKey: openAiImageKey },
  poeAI: { apiKey: poeImageKey },
  midjourney: {
    discordToken: 'discord-token-of-a-test',
    discordServerId: '1118138338562560101',
    discordChannelId: '1118138338562560102',
  },
}
const as = (method: string, path: string, body?: object) =>
  call(api, method, `/api/${path}`, { token: user.token, ...(body && { body }) })
const withKeys = () => as('POST', 'settings', keys)
const start = (generator: string, prompt = 'A red rose', more: object = {}) =>
  as('POST', 'image-generations', { generator, prompt, ...more })
const get = async (id: string) => (await as('GET', `image-generations/${id}`)).body
const runIdOf = async (generationId: string) => {
  const { db } = api.database
  const rows = await db
    .selectFrom('imageGenerations')
    .select('runId')
    .where('id', '=', generationId)
    .execute()
  return rows[0]!.runId
}
const work = async (generationId: string, stopping = noStop) =>
  runImageGeneration(api.context, await runIdOf(generationId), stopping, 1)
const usage = async () => {
  const { body } = await as('GET', 'usage')
  const { used, reserved } = body.data.find(({ resource }: { resource: string }) => resource === 'images')
  return { used, reserved }
}
const library = async () =>
  (await as('POST', 'media-manager', { action: 'files', path: '/.', source: 'default' })).body.data.sources[0]
    .files

it.each([
  ['dalle_3', 'Please add Open AI API key in Settings page to use this feature.'],
  ['stable_diffusion_xl_poe', 'Please add Poe API key in Settings page to use this feature.'],
  ['midjourney', 'Please complete Midjourney fields in Settings page to use this feature.'],
])('%s requests its missing key with the catalog’s message', async (generator, message) => {
  expect(await start(generator)).toMatchObject({
    status: 409,
    body: { message, data: { id: 'key-missing' } },
  })
  const { body } = await as('GET', 'image-generators')
  expect(body.data).toContainEqual({ name: generator, isReady: false, reason: message })
  await withKeys()
  const now = (await as('GET', 'image-generators')).body
  expect(now.data).toContainEqual({ name: generator, isReady: true, reason: '' })
})

it.each(['discordToken', 'discordServerId', 'discordChannelId'] as const)(
  'Midjourney is unavailable without its %s',
  async (field) => {
    const isReady = async () =>
      (await as('GET', 'image-generators')).body.data.find(
        ({ name }: { name: string }) => name === 'midjourney',
      ).isReady
    const { [field]: last, ...others } = keys.midjourney
    await as('POST', 'settings', { midjourney: others })
    expect(await isReady()).toBe(false)
    await as('POST', 'settings', { midjourney: { [field]: last } })
    expect(await isReady()).toBe(true)
  },
)

it.each([
  [
    'dalle_3',
    1,
    'GPT Image 2.6',
    expect.closeTo(0.0305),
    /^dall-e-3 was switched off on May 12, 2026\. gpt-image-2\.6-flare was used/,
  ],
  ['stable_diffusion_xl_poe', 1, 'Stable Diffusion XL', null, /^$/],
  ['midjourney', 4, 'Midjourney', null, /^$/],
])(
  '%s makes %d, stored at once with prompt, model, date and cost',
  async (generator, count, title, cost, note) => {
    await withKeys()
    const { body: started } = await start(generator)
    expect(started).toMatchObject({ status: 'queued', images: [], aspectRatio: '1:1' })
    expect(await usage()).toEqual({ used: 0, reserved: count })
    await work(started._id)
    const done = await get(started._id)
    expect(done).toMatchObject({ status: 'done', progress: 100, message: expect.stringMatching(note), cost })
    expect(done.images).toHaveLength(count)
    expect(new Set(done.images.map(({ url }: { url: string }) => url)).size).toBe(count)
    for (const { url } of done.images) expect((await fetch(api.url + url)).status).toBe(200)
    const files = await library()
    expect(files).toHaveLength(count)
    expect(files[0].rights).toMatchObject({ source: generator, sourceTitle: title, prompt: 'A red rose' })
    expect(await usage()).toEqual({ used: count, reserved: 0 })
  },
)

it.each([
  ['limit', /limiting requests/],
  ['fault', /has a problem/],
  ['poor', /credit/],
  ['forbidden', /OpenAI refused this prompt/],
])('a failure (%s) reports its reason and releases its units', async (prompt, message) => {
  await withKeys()
  const { body } = await start('dalle_3', prompt)
  await work(body._id)
  expect(await get(body._id)).toMatchObject({ status: 'failed', message: expect.stringMatching(message) })
  expect(await usage()).toEqual({ used: 0, reserved: 0 })
  expect(await library()).toEqual([])
})

it('is refused when the month’s units are used up', async () => {
  await withKeys()
  await api.database.db
    .insertInto('usageCounters')
    .values({
      accountId: user.accountId,
      period: new Date().toISOString().slice(0, 7),
      resource: 'images',
      used: defaultTierLimits.silver.images - 3,
    })
    .execute()
  const answer = await start('midjourney')
  expect(answer).toMatchObject({ status: 402, body: { message: messages.usageExhausted } })
})

describe('after a worker was killed', () => {
  it('polls a Midjourney task again and never submits it twice', async () => {
    await withKeys()
    const before = midjourney.tasks.size
    midjourney.hold(true)
    const { body } = await start('midjourney')
    const stopping = new AbortController()
    const first = work(body._id, stopping.signal)
    await eventually(async () => expect(await get(body._id)).toMatchObject({ status: 'running' }))
    await eventually(() => expect(midjourney.tasks.size).toBe(before + 1))
    stopping.abort()
    await first
    midjourney.hold(false)
    expect(await get(body._id)).toMatchObject({ status: 'running' })
    await work(body._id)
    await work(body._id)
    expect(midjourney.tasks.size).toBe(before + 1)
    expect((await get(body._id)).images).toHaveLength(4)
    expect(await library()).toHaveLength(4)
    expect(await usage()).toEqual({ used: 4, reserved: 0 })
  })

  it.each([
    ['says so when nobody knows what became of a picture, and does not ask for it again', false],
    ['finds the picture that it had kept', true],
  ])('%s', async (_what, wasKept) => {
    await withKeys()
    const { body } = await start('dalle_3')
    const { db } = api.database
    const runId = await runIdOf(body._id)
    if (wasKept) {
      await work(body._id)
      await db.updateTable('runs').set({ status: 'running' }).where('id', '=', runId).execute()
      await db.updateTable('imageGenerations').set({ status: 'running' }).where('id', '=', body._id).execute()
    }
    await db
      .updateTable('runItems')
      .set({ working: true, status: 'planned' })
      .where('runId', '=', runId)
      .execute()
    const asked = openai.requests.length
    await work(body._id)
    expect(openai.requests.length).toBe(asked)
    expect(await get(body._id)).toMatchObject(
      wasKept
        ? { status: 'done', cost: expect.closeTo(0.0305), images: [{ width: 128, height: 128 }] }
        : { status: 'failed', message: expect.stringMatching(/may have charged for it/) },
    )
    expect(await usage()).toMatchObject({ reserved: 0 })
  })
})

it('can be canceled', async () => {
  await withKeys()
  const { body } = await start('midjourney')
  await as('DELETE', `image-generations/${body._id}`)
  await work(body._id)
  expect(await get(body._id)).toMatchObject({ status: 'cancelled' })
  expect(await usage()).toEqual({ used: 0, reserved: 0 })
})

describe('third-party-services', () => {
  it.each([
    ['dall-e', {}, { payload: messages.required }],
    ['dall-e', { prompt: '' }, { prompt: messages.required }],
    ['dall-e', { payload: { prompt: '' } }, { 'payload.prompt': messages.required }],
    ['poe', { keyword: '' }, { keyword: messages.required }],
  ])('%s rejects %j and names the field', async (service, wanted, errors) => {
    const answer = await as('POST', 'third-party-services', { service, action: 'generate', ...wanted })
    expect(answer).toMatchObject({ status: 400, body: { errors } })
  })

  const generate = async (service: string, payload: object, isPacked = true) => {
    const wanted = isPacked ? { payload } : payload
    const asked = as('POST', 'third-party-services', { service, action: 'generate', ...wanted })
    const newest = () => as('GET', 'image-generations?$sort[createdAt]=-1&$limit=1')
    await eventually(async () => expect((await newest()).body.total).toBe(1))
    await work((await newest()).body.data[0]._id)
    return (await asked).body
  }
  const address = expect.stringMatching(/^\/media\/.+\.png$/)

  it.each([
    ['midjourney', { prompt: 'A rose', aspectRatio: '16:9' }, [address, address, address, address]],
    ['poe', { keyword: 'A rose', botName: 'StableDiffusionXL' }, { message: { content: address } }],
    ['dall-e', { prompt: 'A rose', model: 'dall-e-3' }, { src: address, aspectRatio: '1:1' }],
  ])('%s responds in its own format', async (service, payload, answer) => {
    await withKeys()
    expect(await generate(service, payload)).toEqual(answer)
  })

  it.each([
    ['poe', { keyword: 'A rose', botName: 'StableDiffusionXL' }, { message: { content: address } }],
    ['dall-e', { prompt: 'A rose', model: 'dall-e-3' }, { src: address, aspectRatio: '1:1' }],
  ])('%s works without a payload', async (service, wanted, answer) => {
    await withKeys()
    expect(await generate(service, wanted, false)).toEqual(answer)
  })

  it.each([
    ['midjourney', { prompt: 'forbidden rose' }, { message: expect.stringMatching(/Banned prompt words/) }],
    ['poe', { keyword: 'fault' }, expect.stringMatching(/has a problem/)],
  ])('%s responds with status Failed and the reason', async (service, payload, data) => {
    await withKeys()
    expect(await generate(service, payload)).toEqual({ status: 'Failed', data })
  })
})
