import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { fluxKey, startBlackForestLabs } from '../../../testing/servers/pictures/black-forest-labs.ts'
import { geminiImageKey, startGeminiImages } from '../../../testing/servers/pictures/gemini-images.ts'
import { startMidjourneyProxy } from '../../../testing/servers/pictures/midjourney-proxy.ts'
import { openAiImageKey, startOpenAiImages } from '../../../testing/servers/pictures/openai-images.ts'
import { poeImageKey, startPoeImages } from '../../../testing/servers/pictures/poe-images.ts'
import { stabilityKey, startStabilityImages } from '../../../testing/servers/pictures/stability-images.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { runImageGeneration } from '../image-generation/run-image-generation.ts'

/** Keys of the image generators that the specification names. */
export const keys = {
  openAi: { apiKey: openAiImageKey },
  poeAI: { apiKey: poeImageKey },
  midjourney: {
    discordToken: 'discord-token-of-a-test',
    discordServerId: '1118138338562560101',
    discordChannelId: '1118138338562560102',
  },
}

/** Keys of the services that were added to them. */
export const newKeys = {
  gemini: { apiKey: geminiImageKey },
  blackForestLabs: { apiKey: fluxKey },
  stability: { apiKey: stabilityKey },
}

const startServers = async () => {
  /** Bots that Poe no longer offers. */
  const retiredBots: string[] = []
  const [openai, poe, midjourney, gemini, flux, stability] = await Promise.all([
    startOpenAiImages(),
    startPoeImages(retiredBots),
    startMidjourneyProxy(),
    startGeminiImages(),
    startBlackForestLabs(),
    startStabilityImages(),
  ])
  return { openai, poe, midjourney, gemini, flux, stability, retiredBots }
}

const noStop = new AbortController().signal

/**
 * Starts an API with stand-ins of all image generators, with a new account for each test, and returns functions that
 * request images and do the worker's part.
 */
export const useImageGenerators = () => {
  let api: TestApi
  let dataDir = ''
  let user: TestUser
  let servers: Awaited<ReturnType<typeof startServers>>
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'generations-'))
    servers = await startServers()
    const { openai, poe, midjourney, gemini, flux, stability } = servers
    const services = {
      ...publicServices,
      ...{ openai: openai.url, poe: poe.url, midjourney: midjourney.url, gemini: `${gemini.url}/v1beta` },
      ...{ blackForestLabs: flux.url, stability: stability.url },
    }
    const jobs = { enqueue: () => Promise.resolve() }
    api = await startTestApi({ config: { dataDir, services }, jobs })
  })
  afterAll(async () => {
    await api.stop()
    const { retiredBots: _none, ...started } = servers
    await Promise.all(Object.values(started).map(({ stop }) => stop()))
    await rm(dataDir, { recursive: true, force: true })
  })
  beforeEach(async () => {
    user = await signUp(api)
  })

  const as = (method: string, path: string, body?: object) =>
    call(api, method, `/api/${path}`, { token: user.token, ...(body && { body }) })
  const runIdOf = async (generationId: string) => {
    const { db } = api.database
    const rows = await db
      .selectFrom('imageGenerations')
      .select('runId')
      .where('id', '=', generationId)
      .execute()
    return rows[0]!.runId
  }
  const usage = async () => {
    const { body } = await as('GET', 'usage')
    const { used, reserved } = body.data.find(({ resource }: { resource: string }) => resource === 'images')
    return { used, reserved }
  }
  const library = async () =>
    (await as('POST', 'media-manager', { action: 'files', path: '/.', source: 'default' })).body.data
      .sources[0].files

  return {
    get api() {
      return api
    },
    get user() {
      return user
    },
    get servers() {
      return servers
    },
    as,
    withKeys: (given: object = keys) => as('POST', 'settings', given),
    states: async () => (await as('GET', 'image-generators')).body.data,
    start: (generator: string, prompt = 'A red rose', more: object = {}) =>
      as('POST', 'image-generations', { generator, prompt, ...more }),
    get: async (id: string) => (await as('GET', `image-generations/${id}`)).body,
    runIdOf,
    work: async (generationId: string, stopping = noStop, interval = 1) =>
      runImageGeneration(api.context, await runIdOf(generationId), stopping, interval),
    usage,
    library,
  }
}
