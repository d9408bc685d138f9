import { defaultTierLimits, messages } from '@web2/contract/core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { keys, newKeys, useImageGenerators } from '../testing/image-generators.ts'

const world = useImageGenerators()
const { as, withKeys, states, start, get, runIdOf, work, usage, library } = world

it.each([
  ['gpt_image', 'Please add Open AI API key in Settings page to use this feature.'],
  ['gemini_image', 'Please, add API key of Google Gemini in the Settings page.'],
  ['flux', 'Please, add API key of Black Forest Labs in the Settings page.'],
  ['stable_diffusion', 'Please, add API key of Stability AI in the Settings page.'],
  ['dalle_3', 'Please add Open AI API key in Settings page to use this feature.'],
  ['stable_diffusion_xl_poe', 'Please add Poe API key in Settings page to use this feature.'],
  ['midjourney', 'Please complete Midjourney fields in Settings page to use this feature.'],
])('%s requests its missing key with the catalog’s message', async (generator, message) => {
  expect(await start(generator)).toMatchObject({
    status: 409,
    body: { message, data: { id: 'key-missing' } },
  })
  expect(await states()).toContainEqual({ name: generator, isReady: false, reason: message })
  await withKeys({ ...keys, ...newKeys })
  const note = 'dall-e-3 was switched off on May 12, 2026. gpt-image-2.6-flare is used instead.'
  expect(await states()).toContainEqual({
    ...{ name: generator, isReady: true, reason: '' },
    ...(generator === 'dalle_3' && { note }),
  })
})

it.each(['discordToken', 'discordServerId', 'discordChannelId'] as const)(
  'Midjourney is unavailable without its %s',
  async (field) => {
    const isReady = async () =>
      (await states()).find(({ name }: { name: string }) => name === 'midjourney').isReady
    const { [field]: last, ...others } = keys.midjourney
    await as('POST', 'settings', { midjourney: others })
    expect(await isReady()).toBe(false)
    await as('POST', 'settings', { midjourney: { [field]: last } })
    expect(await isReady()).toBe(true)
  },
)

const dallENote = /^dall-e-3 was switched off on May 12, 2026\. gpt-image-2\.6-flare was used/

it.each([
  ['dalle_3', 1, 'gpt_image', 'GPT Image 2.6 Flare', expect.closeTo(0.0305), dallENote],
  ['stable_diffusion_xl_poe', 1, 'stable_diffusion_xl_poe', 'Stable Diffusion XL', null, /^$/],
  ['midjourney', 4, 'midjourney', 'Midjourney', null, /^$/],
  ['gpt_image', 1, 'gpt_image', 'GPT Image 2.6 Flare', expect.closeTo(0.0305), /^$/],
  ['gemini_image', 1, 'gemini_image', 'Nano Banana 2.1', expect.closeTo(0.0336), /^$/],
  ['flux', 1, 'flux', 'FLUX.2 [pro]', 0.03, /^$/],
  ['stable_diffusion', 1, 'stable_diffusion', 'Stable Diffusion 3.5 Large', 0.065, /^$/],
])(
  '%s makes %d, stored at once with prompt, model, date and cost',
  async (generator, count, source, title, cost, note) => {
    await withKeys({ ...keys, ...newKeys })
    const { body: started } = await start(generator)
    expect(started).toMatchObject({ status: 'queued', generator: source, images: [], aspectRatio: '1:1' })
    expect(await usage()).toEqual({ used: 0, reserved: count })
    await work(started._id)
    const done = await get(started._id)
    expect(done).toMatchObject({ status: 'done', progress: 100, message: expect.stringMatching(note), cost })
    expect(done.images).toHaveLength(count)
    expect(new Set(done.images.map(({ url }: { url: string }) => url)).size).toBe(count)
    for (const { url } of done.images) {
      const file = await fetch(world.api.url + url)
      expect(file.status).toBe(200)
      const { xmp } = await sharp(await file.arrayBuffer()).metadata()
      expect(xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia')
    }
    const files = await library()
    expect(files).toHaveLength(count)
    const { cost: each } = files[0].rights
    expect(files[0].rights).toMatchObject({
      source,
      sourceTitle: title,
      prompt: 'A red rose',
      alt: 'A red rose',
    })
    expect(each === null ? null : each * count).toEqual(cost)
    expect(files[0].rights.model).toBe(started.model)
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
  await world.api.database.db
    .insertInto('usageCounters')
    .values({
      accountId: world.user.accountId,
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
    const before = world.servers.midjourney.tasks.size
    world.servers.midjourney.hold(true)
    const { body } = await start('midjourney')
    const stopping = new AbortController()
    const first = work(body._id, stopping.signal)
    await eventually(async () => expect(await get(body._id)).toMatchObject({ status: 'running' }))
    await eventually(() => expect(world.servers.midjourney.tasks.size).toBe(before + 1))
    stopping.abort()
    await first
    world.servers.midjourney.hold(false)
    expect(await get(body._id)).toMatchObject({ status: 'running' })
    await work(body._id)
    await work(body._id)
    expect(world.servers.midjourney.tasks.size).toBe(before + 1)
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
    const { db } = world.api.database
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
    const asked = world.servers.openai.requests.length
    await work(body._id)
    expect(world.servers.openai.requests.length).toBe(asked)
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
