import { builtInImagePrices as prices } from '@web2/contract/ai'
import { Agent } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../../platform/outbound/egress-policy.ts'
import type { Outcome } from '../../../../platform/outbound/outcome.ts'
import { fluxKey, startBlackForestLabs } from '../../../../testing/servers/pictures/black-forest-labs.ts'
import { geminiImageKey, startGeminiImages } from '../../../../testing/servers/pictures/gemini-images.ts'
import type { MakerServer } from '../../../../testing/servers/pictures/image-maker.ts'
import { openAiImageKey, startOpenAiImages } from '../../../../testing/servers/pictures/openai-images.ts'
import { poeImageKey, startPoeImages } from '../../../../testing/servers/pictures/poe-images.ts'
import { stabilityKey, startStabilityImages } from '../../../../testing/servers/pictures/stability-images.ts'
import { createFlux } from './flux/maker.ts'
import { fluxSize } from './flux/size.ts'
import { createGeminiImage } from './gemini-image/maker.ts'
import { createGptImage } from './gpt-image/maker.ts'
import type { ImageGenerator, ImageJobStatus, WantedImage } from './image-maker.ts'
import { poeBots } from './poe-sdxl/live-bots.ts'
import { createPoeSdxl } from './poe-sdxl/maker.ts'
import { createStableDiffusion } from './stable-diffusion/maker.ts'
import { tryFluxKey, tryStabilityKey } from './try-image-key.ts'

let servers: Record<'openai' | 'gemini' | 'flux' | 'stability' | 'poe', MakerServer>
let guarded: ReturnType<typeof createGuardedAgent>
const open = new Agent()

beforeAll(async () => {
  const [openai, gemini, flux, stability, poe] = await Promise.all([
    startOpenAiImages(),
    startGeminiImages(),
    startBlackForestLabs(),
    startStabilityImages(),
    startPoeImages(),
  ])
  servers = { openai, gemini, flux, stability, poe }
  // the stand-ins are allowed, everything else in a private network is not
  guarded = createGuardedAgent(egressPolicy(Object.values(servers).map(({ url }) => new URL(url).host)), {
    connections: 4,
  })
})
afterAll(async () => {
  await Promise.all([open.close(), guarded.close(), ...Object.values(servers).map(({ stop }) => stop())])
})

const models = {
  openai: 'gpt-image-2.6-flare',
  gemini: 'gemini-nano-banana-2.1',
  flux: 'flux-2-pro',
  stability: 'sd3.5-large',
  poe: 'StableDiffusionXL',
} as const
type Service = keyof typeof models

const makerOf = (service: Service, maxBytes = 1_000_000): ImageGenerator => {
  const access = { dispatcher: guarded, timeout: 5_000, maxBytes }
  const base = servers[service].url
  switch (service) {
    case 'openai':
      return createGptImage({ ...access, base, key: openAiImageKey })
    case 'gemini':
      return createGeminiImage({ ...access, base: `${base}/v1beta`, key: geminiImageKey })
    case 'flux':
      return createFlux({ ...access, base, key: fluxKey })
    case 'stability':
      return createStableDiffusion({ ...access, base, key: stabilityKey })
    case 'poe':
      return createPoeSdxl({ ...access, base, key: poeImageKey })
  }
}

const outcome = async (
  service: Service,
  prompt: string,
  more: Partial<WantedImage> = {},
): Promise<Outcome<ImageJobStatus>> => {
  const wanted = { prompt, model: models[service], aspectRatio: '1:1', quality: null, prices, ...more }
  const maker = makerOf(service)
  let answer = await maker.begin(wanted)
  while (answer.ok && answer.value.state === 'underway')
    answer = await maker.look!(answer.value.taskId, wanted)
  return answer
}
const sent = (service: Service) => servers[service].requests.at(-1)

describe('a failure has its class and says what to do', () => {
  it.each([
    ['openai', 'poor', 'auth-dead', /account is out of credit\. Add credit at OpenAI/],
    ['gemini', 'poor', 'auth-dead', /needs billing, or isn’t available/],
    ['flux', 'poor', 'auth-dead', /account is out of credit\. Add credit at Black Forest Labs/],
    ['stability', 'poor', 'auth-dead', /account is out of credit\. Add credit at Stability AI/],
    ['poe', 'poor', 'auth-dead', /account is out of credit\. Add credit at Poe/],
    ['openai', 'unverified', 'auth-dead', /asks you to verify your organization before you use gpt-image/],
    ['openai', 'limit', 'rate-limited', /Try again in 20 seconds/],
    ['gemini', 'limit', 'rate-limited', /Try again in 34 seconds/],
    ['flux', 'limit', 'rate-limited', /Try again later/],
    ['stability', 'limit', 'rate-limited', /Try again in 60 seconds/],
    ['gemini', 'unsafe', 'bad-content', /refused this prompt because of its content policy\. Change it/],
    ['flux', 'unsafe', 'bad-content', /refused this prompt because of its content policy/],
    ['stability', 'unsafe', 'bad-content', /refused this prompt because of its content policy/],
    ['gemini', 'talk', 'unknown', /returned no image: “Which kind of rose do you mean\?”/],
    ['flux', 'broken', 'unknown', /returned no image: “Generation failed\.”/],
    ['flux', 'lost', 'bad-content', /no longer has this image, which it keeps for 10 minutes/],
    ['flux', 'expired', 'bad-content', /no longer has this image, which it keeps for 10 minutes/],
    ['openai', 'wrong', 'unknown', /returned a file that isn’t an image/],
    ['gemini', 'wrong', 'unknown', /returned a file that isn’t an image/],
    ['stability', 'wrong', 'unknown', /returned a file that isn’t an image/],
  ] as const)('%s: %s', async (service, word, kind, message) => {
    const answer = await outcome(service, `${word} rose`)
    expect(answer).toMatchObject({ ok: false, failure: { kind, message: expect.stringMatching(message) } })
  })

  it.each(['openai', 'gemini', 'flux', 'stability', 'poe'] as const)('%s: a dead model', async (service) => {
    const answer = await outcome(service, 'A rose', { model: 'model-of-2024' })
    expect(answer).toMatchObject({
      failure: {
        kind: 'bad-content',
        message: expect.stringMatching(/doesn’t offer the model model-of-2024/),
      },
    })
  })
})

describe.each(['flux', 'poe'] as const)('the download from %s', (service) => {
  it.each([
    ['page', 'unknown', /isn’t an image/],
    ['huge', 'bad-content', /larger than 1 MB/],
    ['moved', 'bad-content', /points to a private network/],
    ['expired', 'bad-content', /rejected the request/],
  ])('fails for a file that is %s', async (file, kind, message) => {
    expect(await outcome(service, `A rose file:${file}`)).toMatchObject({
      ok: false,
      failure: { kind, message: expect.stringMatching(message) },
    })
  })

  it('gets no key', async () => {
    expect(await outcome(service, 'A rose')).toMatchObject({ ok: true })
    const { headers } = servers[service].files.at(-1)!
    expect(JSON.stringify(headers)).not.toMatch(/key-of-a-test/)
  })
})

it('never downloads from a private network', async () => {
  expect(await outcome('flux', 'A rose file:http://10.0.0.7/rose.png')).toMatchObject({
    failure: { message: expect.stringMatching(/private network/) },
  })
})

describe('FLUX', () => {
  it('sends its key to no other server that is named as the polling URL', async () => {
    const answer = await outcome('flux', 'foreign rose')
    expect(answer).toMatchObject({ failure: { message: expect.stringMatching(/on another server/) } })
  })

  it('reports progress and the cost that was charged', async () => {
    const maker = makerOf('flux')
    const wanted = { prompt: 'A rose', model: 'flux-2-max', aspectRatio: '16:9', quality: null, prices }
    const begun = await maker.begin(wanted)
    expect(sent('flux')?.json).toEqual({
      ...{ prompt: 'A rose', width: 1_360, height: 768, output_format: 'png' },
    })
    const taskId = begun.ok && begun.value.state === 'underway' ? begun.value.taskId : ''
    expect(await maker.look!(taskId, wanted)).toMatchObject({ value: { state: 'underway', progress: 40 } })
    expect(await maker.look!(taskId, wanted)).toMatchObject({ value: { state: 'done', cost: 0.03 } })
  })

  it('can be polled again after a failure', async () => {
    const maker = makerOf('flux')
    const wanted = { prompt: 'flaky rose', model: 'flux-2-pro', aspectRatio: '1:1', quality: null, prices }
    const begun = await maker.begin(wanted)
    const taskId = begun.ok && begun.value.state === 'underway' ? begun.value.taskId : ''
    const states = [
      await maker.look!(taskId, wanted),
      await maker.look!(taskId, wanted),
      await maker.look!(taskId, wanted),
    ]
    expect(states).toMatchObject([
      { ok: true },
      { failure: { kind: 'retryable' } },
      { value: { state: 'done' } },
    ])
  })

  it.each(['1:1', '3:2', '2:3', '16:9', '9:16', '21:9', '1:9'])('%s fits one megapixel', (ratio) => {
    const { width, height } = fluxSize(ratio)
    expect(width * height).toBeLessThanOrEqual(1_024 * 1_024)
    expect(width * height).toBeGreaterThan(900_000)
    expect([width % 16, height % 16]).toEqual([0, 0])
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(7 / 3 + 0.05)
  })
})

it('asks GPT Image for a size and a quality, and for none if the service decides', async () => {
  await outcome('openai', 'A rose', { aspectRatio: '7:4', quality: 'high' })
  expect(sent('openai')?.json).toEqual({
    ...{ model: 'gpt-image-2.6-flare', prompt: 'A rose', n: 1, size: '1792x1024', quality: 'high' },
  })
  await outcome('openai', 'A rose')
  expect(sent('openai')?.json).not.toHaveProperty('quality')
})

it('asks Gemini for an aspect ratio alone, skips drafts and counts its tokens', async () => {
  const answer = await outcome('gemini', 'A rose', { aspectRatio: '7:4' })
  expect(sent('gemini')?.json.generationConfig).toEqual({
    responseModalities: ['IMAGE'],
    imageConfig: { aspectRatio: '16:9' },
  })
  expect(answer).toMatchObject({ value: { state: 'done', cost: expect.closeTo(0.0336) } })
})

it('sends Stability AI a form and knows its price', async () => {
  const prompt = 'A rose\r\n------\r\ncontent-disposition: form-data; name="model"\r\n\r\nother'
  const answer = await outcome('stability', prompt, { model: 'sd3.5-medium', aspectRatio: '4:7' })
  expect(sent('stability')?.json).toEqual({
    ...{ prompt, model: 'sd3.5-medium', mode: 'text-to-image', aspect_ratio: '9:16', output_format: 'png' },
  })
  expect(answer).toMatchObject({ value: { state: 'done', cost: 0.035 } })
})

it('uses no key of the environment', async () => {
  process.env.OPENAI_API_KEY = 'sk-of-the-server'
  process.env.GOOGLE_GENERATIVE_AI_API_KEY = 'gemini-of-the-server'
  process.env.BFL_API_KEY = 'bfl-of-the-server'
  process.env.STABILITY_API_KEY = 'stability-of-the-server'
  try {
    for (const service of ['openai', 'gemini', 'flux', 'stability'] as const) {
      await outcome(service, 'A rose')
      expect(JSON.stringify(servers[service].requests)).not.toMatch(/of-the-server/)
    }
  } finally {
    for (const name of ['OPENAI', 'GOOGLE_GENERATIVE_AI', 'BFL', 'STABILITY'])
      delete process.env[`${name}_API_KEY`]
  }
})

describe('a key is tried', () => {
  it('with the balance of the account, which costs nothing', async () => {
    expect(await tryFluxKey(open, servers.flux.url, fluxKey)).toEqual({
      ok: true,
      value: 'The key works. Your account has 412.5 credits left.',
    })
    expect(await tryStabilityKey(open, servers.stability.url, stabilityKey)).toEqual({
      ok: true,
      value: 'The key works. Your account has 1,250 credits left.',
    })
  })

  it('and rejected', async () => {
    for (const tried of [
      tryFluxKey(open, servers.flux.url, 'wrong'),
      tryStabilityKey(open, servers.stability.url, 'wrong'),
    ])
      expect(await tried).toMatchObject({
        failure: { kind: 'auth-dead', message: expect.stringMatching(/rejects the API key/) },
      })
  })
})

it('reads Poe’s live list once in ten minutes', async () => {
  const asked = () => servers.poe.requests.filter(({ path }) => path === '/models').length
  const before = asked()
  const now = Date.now()
  expect(await poeBots(open, servers.poe.url, now)).toContain('stablediffusionxl')
  await poeBots(open, servers.poe.url, now + 599_000)
  expect(asked()).toBe(before + 1)
  await poeBots(open, servers.poe.url, now + 600_000)
  expect(asked()).toBe(before + 2)
  expect(await poeBots(open, servers.poe.url, now + 1_199_999)).toContain('stablediffusionxl')
  expect(asked()).toBe(before + 2)
})

it('asks Poe again a minute after it gave no list', async () => {
  const asked = () => servers.flux.requests.filter(({ path }) => path === '/models').length
  const now = Date.now()
  expect(await poeBots(open, servers.flux.url, now)).toBeUndefined()
  expect(await poeBots(open, servers.flux.url, now + 59_999)).toBeUndefined()
  expect(asked()).toBe(1)
  expect(await poeBots(open, servers.flux.url, now + 60_000)).toBeUndefined()
  expect(asked()).toBe(2)
})
