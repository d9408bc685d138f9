import { describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { keys, newKeys, useImageGenerators } from '../testing/image-generators.ts'

const world = useImageGenerators()
const { withKeys, states, start, get, work, usage, library } = world

describe('an earlier name whose own service is not set up', () => {
  it.each([
    [
      'midjourney',
      newKeys,
      { generator: 'flux', model: 'flux-2-pro', aspectRatio: '7:4' },
      /^Midjourney isn’t set up\. FLUX\.2 \[pro\] (is|was) used instead\.$/,
    ],
    [
      'stable_diffusion_xl_poe',
      newKeys,
      { generator: 'stable_diffusion', model: 'sd3.5-large', aspectRatio: '16:9' },
      /^Stable Diffusion XL by Poe isn’t set up\. Stable Diffusion 3\.5 Large (is|was) used instead\.$/,
    ],
  ])('%s leads to today’s service, and says so before and after', async (generator, given, used, note) => {
    await withKeys(given)
    expect(await states()).toContainEqual({
      ...{ name: generator, isReady: true, reason: '', note: expect.stringMatching(note) },
    })
    const { body } = await start(generator, 'A red rose', { aspectRatio: '7:4' })
    expect(body).toMatchObject({ ...used, message: expect.stringMatching(note) })
    await work(body._id)
    expect(await get(body._id)).toMatchObject({ status: 'done', message: expect.stringMatching(note) })
  })

  it('is not ready with a Poe key alone once Poe has no such bot, and leads to Stability AI with its key', async () => {
    const known = world.api.context.config.services
    world.servers.retiredBots.push('StableDiffusionXL')
    // another base URL, because the list of the first is known for ten minutes
    Object.assign(world.api.context.config, { services: { ...known, poe: `${world.servers.poe.url}/v1` } })
    try {
      await withKeys()
      const reason = /^Poe no longer offers StableDiffusionXL\. Add a Stability AI key/
      expect(await start('stable_diffusion_xl_poe')).toMatchObject({
        ...{ status: 409, body: { message: expect.stringMatching(reason) } },
      })
      await withKeys(newKeys)
      expect((await start('stable_diffusion_xl_poe')).body).toMatchObject({
        generator: 'stable_diffusion',
        message: 'Poe no longer offers StableDiffusionXL. Stable Diffusion 3.5 Large was used instead.',
      })
    } finally {
      Object.assign(world.api.context.config, { services: known })
      world.servers.retiredBots.length = 0
    }
  })
})

it('takes a quality where the generator has several, and refuses unknown ones', async () => {
  await withKeys({ ...keys, ...newKeys })
  expect((await start('gpt_image', 'A rose', { quality: 'high' })).body).toMatchObject({ quality: 'high' })
  expect((await start('flux', 'A rose', { quality: 'high' })).body).toMatchObject({ quality: null })
  expect(await start('gpt_image', 'A rose', { quality: 'best' })).toMatchObject({ status: 400 })
})

it('runs a request of the release before, which was stored under the earlier name', async () => {
  await withKeys()
  const { body } = await start('dalle_3')
  await world.api.database.db
    .updateTable('imageGenerations')
    .set({ generator: 'dalle_3' })
    .where('id', '=', body._id)
    .execute()
  await work(body._id)
  expect(await get(body._id)).toMatchObject({
    status: 'done',
    generator: 'dalle_3',
    images: [{ width: 128 }],
  })
  expect((await library())[0].rights).toMatchObject({ sourceTitle: 'GPT Image 2.6 Flare' })
})

it('reports an image that can’t be read, and releases its unit', async () => {
  await withKeys({ ...keys, ...newKeys })
  const { body } = await start('gpt_image', 'wrong rose')
  await work(body._id)
  expect(await get(body._id)).toMatchObject({
    status: 'failed',
    message: 'OpenAI returned a file that isn’t an image. Try again.',
  })
  expect(await usage()).toEqual({ used: 0, reserved: 0 })
})

it('polls a FLUX task again and never submits it twice', async () => {
  await withKeys(newKeys)
  const submits = () => world.servers.flux.requests.filter(({ method }) => method === 'POST').length
  const before = submits()
  const { body } = await start('flux')
  const stopping = new AbortController()
  const first = work(body._id, stopping.signal, 60_000)
  await eventually(async () => expect(await get(body._id)).toMatchObject({ progress: 40 }))
  stopping.abort()
  await first
  expect(await get(body._id)).toMatchObject({ status: 'running' })
  await work(body._id)
  expect(await get(body._id)).toMatchObject({ status: 'done', images: [{ width: 128 }] })
  expect(submits()).toBe(before + 1)
  expect(await usage()).toEqual({ used: 1, reserved: 0 })
})
