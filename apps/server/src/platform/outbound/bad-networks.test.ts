import { textProviders, type TextProvider } from '@web2/contract/ai'
import { Agent } from 'undici'
import { afterAll } from 'vitest'
import {
  ended,
  endless,
  testBadNetworkHandling,
  type Ended,
} from '../../testing/network/bad-network-rules.ts'
import { createS3Cloud } from '../../domains/clouds/providers/s3/store.ts'
import { fetchFeed } from '../../domains/feeds/providers/fetch-feed.ts'
import { imageSourceRegistry } from '../../domains/media/providers/image-search/registry.ts'
import { createFlux } from '../../domains/media/providers/image-generation/flux/maker.ts'
import { createGeminiImage } from '../../domains/media/providers/image-generation/gemini-image/maker.ts'
import { createGptImage } from '../../domains/media/providers/image-generation/gpt-image/maker.ts'
import { createMidjourney } from '../../domains/media/providers/image-generation/midjourney/maker.ts'
import { createPoeSdxl } from '../../domains/media/providers/image-generation/poe-sdxl/maker.ts'
import { createStableDiffusion } from '../../domains/media/providers/image-generation/stable-diffusion/maker.ts'
import { textProvider } from '../../domains/ai/providers/registry.ts'

/*
 * One call of every kind of provider against misbehaving networks. It ends within its time limit, with a
 * classified failure and a message.
 */

const dispatcher = new Agent({ headersTimeout: 3_000, bodyTimeout: 3_000 })
afterAll(() => dispatcher.destroy())

/** Time limit of one call in ms. */
const bound = 1_500

const text = (name: TextProvider) => (baseUrl: string) =>
  textProvider(name, { baseUrl, apiKey: 'sk-key', dispatcher })
    .complete({
      model: 'gpt-4o',
      instructions: 'You write.',
      prompt: 'On roses.',
      mostCharacters: 1_000,
      patience: bound,
      signal: new AbortController().signal,
      onText: () => undefined,
    })
    .then(ended)

const maker = (create: typeof createGptImage) => (base: string) =>
  create({ base, key: 'key', dispatcher, timeout: bound, maxBytes: 1_000_000 })
    .begin({ prompt: 'Roses', model: 'dall-e-3', aspectRatio: '1:1', quality: null, prices: [] })
    .then(ended)

const source = (name: 'pixabay' | 'pexels' | 'unsplash' | 'wikimedia') => (base: string) =>
  imageSourceRegistry[name]
    .create({ base, key: 'key', dispatcher, contact: 'https://web2.example.com', timeout: bound })
    .search({ query: 'roses', page: 1 })
    .then(ended)

const feed = async (url: string): Promise<Ended> => {
  const answer = await fetchFeed({
    dispatcher,
    accountId: 'account',
    url,
    etag: null,
    lastModified: null,
    userAgent: 'test',
    maxBytes: 100_000,
    maxItems: 10,
    now: new Date(),
  })
  return answer.kind === 'failed'
    ? { ok: false, kind: 'retryable', message: answer.message }
    : { ok: true, kind: '', message: '' }
}

const bucket = (endpoint: string) =>
  createS3Cloud(
    {
      accessKey: 'key',
      secretKey: 'secret',
      apiToken: '',
      accountName: '',
      website: '',
      region: 'us-east-1',
      endpoint,
    },
    dispatcher,
  )
    .listBuckets()
    .then(ended)

/** Their own time limit is longer than a test should wait, so silence is not tested for them. */
const ownBound = new Set(['feed', 's3'])

const providers = {
  ...Object.fromEntries(textProviders.map((name) => [name, text(name)])),
  'GPT Image': maker(createGptImage),
  'Gemini image': maker(createGeminiImage),
  FLUX: maker(createFlux),
  'Stable Diffusion': maker(createStableDiffusion),
  'poe pictures': maker(createPoeSdxl),
  midjourney: maker((access) => createMidjourney({ ...access, channelId: '1118138338562560102' })),
  pixabay: source('pixabay'),
  pexels: source('pexels'),
  unsplash: source('unsplash'),
  wikimedia: source('wikimedia'),
  feed,
  s3: bucket,
} as const satisfies Readonly<Record<string, (base: string) => Promise<Ended>>>

testBadNetworkHandling({
  calls: providers,
  skips: (name, mood) => endless.has(mood) && ownBound.has(name),
})
