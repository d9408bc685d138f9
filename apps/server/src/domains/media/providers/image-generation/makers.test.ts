import { builtInImagePrices as prices } from '@web2/contract/ai'
import { Agent } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MakerServer } from '../../../../testing/servers/pictures/image-maker.ts'
import { fluxKey, startBlackForestLabs } from '../../../../testing/servers/pictures/black-forest-labs.ts'
import { geminiImageKey, startGeminiImages } from '../../../../testing/servers/pictures/gemini-images.ts'
import { gatewaySecret, startMidjourneyProxy } from '../../../../testing/servers/pictures/midjourney-proxy.ts'
import { openAiImageKey, startOpenAiImages } from '../../../../testing/servers/pictures/openai-images.ts'
import { poeImageKey, startPoeImages } from '../../../../testing/servers/pictures/poe-images.ts'
import { stabilityKey, startStabilityImages } from '../../../../testing/servers/pictures/stability-images.ts'
import { createFlux } from './flux/maker.ts'
import { createGeminiImage } from './gemini-image/maker.ts'
import { createGptImage } from './gpt-image/maker.ts'
import { sizeFor } from './gpt-image/sizes.ts'
import type { Outcome } from '../../../../platform/outbound/outcome.ts'
import type { ImageGenerator, MakerAccess, ImageJobStatus, WantedImage } from './image-maker.ts'
import { createMidjourney } from './midjourney/maker.ts'
import { createPoeSdxl } from './poe-sdxl/maker.ts'
import { createStableDiffusion } from './stable-diffusion/maker.ts'

const dispatcher = new Agent()
afterAll(() => dispatcher.close())

type Row = readonly [
  name: string,
  start: () => Promise<MakerServer>,
  create: (access: MakerAccess) => ImageGenerator,
  key: string,
  model: string,
]
const makers: readonly Row[] = [
  ['dall-e-3', startOpenAiImages, createGptImage, openAiImageKey, 'dall-e-3'],
  ['gpt-image-1', startOpenAiImages, createGptImage, openAiImageKey, 'gpt-image-1'],
  ['gpt-image-2.6', startOpenAiImages, createGptImage, openAiImageKey, 'gpt-image-2.6-flare'],
  [
    'gemini',
    startGeminiImages,
    (access) => createGeminiImage({ ...access, base: `${access.base}/v1beta` }),
    geminiImageKey,
    'gemini-nano-banana-2.1',
  ],
  ['flux', startBlackForestLabs, createFlux, fluxKey, 'flux-2-pro'],
  ['stable diffusion', startStabilityImages, createStableDiffusion, stabilityKey, 'sd3.5-large'],
  ['poe', startPoeImages, createPoeSdxl, poeImageKey, 'StableDiffusionXL'],
  [
    'midjourney',
    () => startMidjourneyProxy(gatewaySecret),
    (access) => createMidjourney({ ...access, channelId: '1118138338562560102' }),
    gatewaySecret,
    'midjourney',
  ],
]

describe.each(makers)('%s', (name, start, create, key, model) => {
  let server: MakerServer
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.stop())

  const maker = (given: Partial<MakerAccess> = {}) =>
    create({ base: server.url, key, dispatcher, timeout: 5_000, maxBytes: 1_000_000, ...given })
  const wanted = (prompt: string): WantedImage => ({
    prompt,
    model,
    aspectRatio: '1:1',
    quality: null,
    prices,
  })
  const outcome = async (prompt: string, by = maker()): Promise<Outcome<ImageJobStatus>> => {
    let answer = await by.begin(wanted(prompt))
    while (answer.ok && answer.value.state === 'underway')
      answer = await by.look!(answer.value.taskId, wanted(prompt))
    return answer
  }
  const made = async (prompt: string, by = maker()): Promise<ImageJobStatus> => {
    const answer = await outcome(prompt, by)
    if (!answer.ok) throw new Error(answer.failure.message)
    return answer.value
  }

  it('generates an image', async () => {
    const picture = await made('A red rose')
    expect(picture).toMatchObject({ state: 'done', isGrid: name === 'midjourney' })
    const { bytes } = picture as Extract<ImageJobStatus, { state: 'done' }>
    expect(Buffer.from(bytes.subarray(1, 4)).toString()).toBe('PNG')
  })

  it.each([
    ['limit', ['rate-limited', 'retryable'], /Try again/],
    ['fault', ['retryable'], /has a problem/],
    ['cut', ['retryable'], /was lost/],
    ['page', ['unknown'], /invalid response/],
    ['moved', ['unknown'], /invalid response/],
    ['forbidden', ['bad-content'], /refused|rejected|returned no image/],
  ])('explains what to do about %s', async (prompt, kinds, message) => {
    const answer = await outcome(`${prompt} rose`)
    expect(answer).toMatchObject({ ok: false, failure: { message: expect.stringMatching(message) } })
    expect(kinds).toContain(answer.ok ? '' : answer.failure.kind)
  })

  it('reports a wrong key', async () => {
    const answer = await maker({ key: 'wrong' }).begin(wanted('A rose'))
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'auth-dead' } })
  })

  it('times out without a response', async () => {
    const answer = await maker({ timeout: 50 }).begin(wanted('silent rose'))
    expect(answer).toMatchObject({ ok: false, failure: { message: expect.stringMatching(/in time/) } })
  })

  it('rejects an image that is too large', async () => {
    await expect(made('A rose', maker({ maxBytes: 20 }))).rejects.toThrow(/large/)
  })
})

it.each([
  ['dall-e-3', '1:1', '1024x1024'],
  ['dall-e-3', '16:9', '1792x1024'],
  ['dall-e-3', '9:16', '1024x1792'],
  ['gpt-image-2.6-flare', '7:4', '1792x1024'],
  ['gpt-image-2.6-flare', '3:2', '1536x1024'],
  ['gpt-image-2.6-flare', '16:9', '1792x1008'],
  ['gpt-image-2.6-sunburst', '3:4', '1008x1344'],
  ['gpt-image-2.6-sunburst', '4:7', '1024x1792'],
  ['gpt-image-1', '3:2', '1536x1024'],
  ['gpt-image-1', '9:16', '1024x1536'],
])('%s makes %s as %s', (model, aspectRatio, size) => {
  expect(sizeFor(model, aspectRatio)).toBe(size)
})

it('knows OpenAI’s prices', async () => {
  const server = await startOpenAiImages()
  const access = { base: server.url, key: openAiImageKey, dispatcher, timeout: 5_000, maxBytes: 1_000_000 }
  const cost = async (model: string, aspectRatio: string) => {
    const answer = await createGptImage(access).begin({
      prompt: 'A rose',
      model,
      aspectRatio,
      quality: null,
      prices,
    })
    return answer.ok && answer.value.state === 'done' ? answer.value.cost : undefined
  }
  expect(await cost('gpt-image-2.6-flare', '7:4')).toBeCloseTo(1_000 * 30e-6 + 100 * 5e-6)
  expect(await cost('gpt-image-1', '1:1')).toBeCloseTo(1_000 * 40e-6 + 100 * 5e-6)
  await server.stop()
})

it('passes aspect ratio and channel to the Midjourney gateway and reports why a task failed', async () => {
  const server = await startMidjourneyProxy()
  const access = { base: `${server.url}/mj`, key: '', dispatcher, timeout: 5_000, maxBytes: 1_000_000 }
  const maker = createMidjourney({ ...access, channelId: '42' })
  const rose = { prompt: 'A rose', model: 'midjourney', aspectRatio: '16:9', quality: null, prices } as const
  await maker.begin({ ...rose, prompt: 'A rose' })
  expect(server.requests[0]?.json).toMatchObject({
    prompt: 'A rose --ar 16:9',
    accountFilter: { instanceId: '42' },
  })
  const begun = await maker.begin({ ...rose, prompt: 'refused' })
  const taskId = begun.ok && begun.value.state === 'underway' ? begun.value.taskId : ''
  expect(await maker.look!(taskId, rose)).toMatchObject({
    ok: false,
    failure: { message: 'Midjourney could not generate the images: “[Invalid parameter] Invalid value”.' },
  })
  expect(await maker.look!('777', rose)).toMatchObject({
    ok: false,
    failure: { message: expect.stringMatching(/no longer knows/) },
  })
  await server.stop()
})
