import type { SettingService } from '@web2/contract/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { freePort } from '../../../testing/servers/free-port.ts'
import { fluxKey, startBlackForestLabs } from '../../../testing/servers/pictures/black-forest-labs.ts'
import { pexelsKey, startPexels } from '../../../testing/servers/pictures/pexels.ts'
import { pixabayKey, startPixabay } from '../../../testing/servers/pictures/pixabay.ts'
import { stabilityKey, startStabilityImages } from '../../../testing/servers/pictures/stability-images.ts'
import { searchKey, startBraveSearch } from '../../../testing/servers/search/brave-search.ts'
import { startUnsplash, unsplashKey } from '../../../testing/servers/pictures/unsplash.ts'
import { startTextServer, textKey, type TextServer } from '../../../testing/servers/text/text-server.ts'
import { startVendor, type VendorAnswer } from '../../../testing/servers/vendors/json-vendor.ts'

/* The Test buttons in Settings: users see the result of each service's own answer. */

let api: TestApi
let ann: TestUser
let openAi: TextServer
let gatewayUrl: string
let poeAnswer: VendorAnswer
let accounts: VendorAnswer
const stops: (() => Promise<void>)[] = []
const kept = <Server extends { stop(): Promise<void> }>(server: Server): Server => {
  stops.push(() => server.stop())
  return server
}

beforeAll(async () => {
  openAi = kept(await startTextServer(() => ({ pieces: ['yes'] })))
  const poe = kept(
    await startVendor(({ path, headers }) => {
      if (path !== '/usage/current_balance') return { status: 404 }
      if (headers.authorization === 'Bearer poe-key-of-a-test') return poeAnswer
      return {
        status: 401,
        json: { error: { code: 401, message: 'Invalid API key', type: 'authentication_error' } },
      }
    }),
  )
  const gateway = kept(
    await startVendor(({ path, headers }) => {
      if (path !== '/mj/account/list') return { status: 404 }
      return headers['mj-api-secret'] === 'gateway-secret' ? accounts : { status: 401 }
    }),
  )
  gatewayUrl = gateway.url
  const services = {
    ...publicServices,
    openai: openAi.baseUrl,
    poe: `${poe.url}/v1`,
    blackForestLabs: kept(await startBlackForestLabs()).url,
    stability: kept(await startStabilityImages()).url,
    pixabay: kept(await startPixabay()).url,
    pexels: kept(await startPexels()).url,
    unsplash: kept(await startUnsplash()).url,
    braveSearch: kept(await startBraveSearch(() => [])).baseUrl,
    midjourney: gateway.url,
  }
  api = await startTestApi({ config: { services } })
  await signUp(api)
  ann = await signUp(api)
})
afterAll(async () => {
  await api.stop()
  for (const stop of stops) await stop()
})

const attempt = async (test: SettingService, change: object = {}, user = ann) => {
  const answer = await call(api, 'POST', '/api/settings', { token: user.token, body: { test, ...change } })
  expect(answer.status).toBe(201)
  return answer.body as { status: string; message: string }
}
const fine = (message: string | RegExp) => ({ status: 'success', message: expect.stringMatching(message) })
const wrong = (message: string | RegExp) => ({ status: 'error', message: expect.stringMatching(message) })

describe('OpenAI', () => {
  const key = { openAi: { apiKey: textKey } }

  it('returns the number of models the key can use', async () => {
    openAi.answerWith(() => ({ pieces: ['yes'] }))
    expect(await attempt('openAi', key)).toEqual(fine(/^The key works\. 3 models available\.$/))
  })
  it('reports a wrong key', async () => {
    expect(await attempt('openAi', { openAi: { apiKey: 'sk-wrong' } })).toEqual(wrong(/rejected the API key/))
  })
  it.each([
    ['no credit', { status: 429, error: { message: 'quota', code: 'insufficient_quota' } }, /out of credit/],
    [
      'a wait',
      { status: 429, error: { message: 'slow' }, headers: { 'retry-after': '7' } },
      /Try again in 7 seconds/,
    ],
    ['a fault of its own', { status: 503, error: { message: 'down' } }, /temporarily unavailable/],
  ])('reports %s', async (_what, answer, sentence) => {
    openAi.answerWith(() => answer)
    expect(await attempt('openAi', key)).toEqual(wrong(sentence))
  })
})

describe('Poe', () => {
  const key = { poeAI: { apiKey: 'poe-key-of-a-test' } }

  it('returns the remaining points', async () => {
    poeAnswer = { status: 200, json: { current_point_balance: 1500 } }
    expect(await attempt('poeAI', key)).toEqual(fine(/1,500 points left/))
  })
  it('reports an account without points and a wrong key', async () => {
    poeAnswer = { status: 200, json: { current_point_balance: 0 } }
    expect(await attempt('poeAI', key)).toEqual(wrong(/no points left/))
    expect(await attempt('poeAI', { poeAI: { apiKey: 'poe-wrong' } })).toEqual(wrong(/rejected the API key/))
  })
})

describe('a custom endpoint', () => {
  const endpoint = (baseUrl: string, apiKey = textKey) => ({ openAiCompatible: { baseUrl, apiKey } })

  it('in a private network is refused unless the installation allows it', async () => {
    const port = await freePort()
    expect(await attempt('openAiCompatible', endpoint(`http://127.0.0.1:${port}/v1`))).toEqual(
      wrong(/EGRESS_ALLOW/),
    )
  })
  it('returns its models, or reports that there is no list', async () => {
    // the installation allows the address of OPENAI_URL
    expect(await attempt('openAiCompatible', endpoint(openAi.baseUrl))).toEqual(fine(/3 models available/))
    expect(await attempt('openAiCompatible', endpoint(gatewayUrl))).toEqual(
      wrong(/No list of models found at .*\/models/),
    )
  })
})

describe('image generation', () => {
  it.each([
    ['blackForestLabs', fluxKey, /^The key works\. Your account has 412\.5 credits left\.$/],
    ['stability', stabilityKey, /^The key works\. Your account has 1,250 credits left\.$/],
  ] as const)('%s returns the balance, or reports a wrong key', async (service, apiKey, sentence) => {
    expect(await attempt(service, { [service]: { apiKey } })).toEqual(fine(sentence))
    expect(await attempt(service, { [service]: { apiKey: 'wrong' } })).toEqual(wrong(/rejects the API key/))
  })
})

describe('image search', () => {
  it.each([
    ['pixabay', pixabayKey],
    ['pexels', pexelsKey],
    ['unsplash', unsplashKey],
  ] as const)('%s accepts the right key and refuses a wrong one', async (name, key) => {
    expect(await attempt(name, { [name]: { apiKey: key } })).toEqual(
      fine(/The key works\. It found 60 images/),
    )
    expect(await attempt(name, { [name]: { apiKey: 'wrong' } })).toEqual(wrong(/rejects the API key/))
  })
})

it('Brave Search accepts the right key and refuses a wrong one', async () => {
  const tried = (apiKey: string) => attempt('braveSearch', { braveSearch: { apiKey } })
  expect(await tried(searchKey)).toEqual(fine('The key works. Brave Search answered a search.'))
  expect(await tried('wrong')).toEqual(wrong(/rejects the API key/))
})

describe('Midjourney', () => {
  const fields = {
    discordServerId: '102030405060708090',
    discordChannelId: '908070605040302010',
    discordToken: 'discord-token-of-a-test',
    gatewaySecret: 'gateway-secret',
  }
  const account = {
    guildId: fields.discordServerId,
    channelId: fields.discordChannelId,
    userToken: 'x',
    enable: true,
  }
  const answerWith = (...json: object[]) => {
    accounts = { status: 200, json }
  }

  it('succeeds if the gateway serves the channel', async () => {
    answerWith({ ...account, channelId: '1' }, account)
    expect(await attempt('midjourney', { midjourney: fields })).toEqual(fine(/serves your Discord channel/))
  })
  it.each([
    ['another channel', [{ ...account, channelId: '1' }], /does not serve this Discord channel/],
    ['another server', [{ ...account, guildId: '1' }], /another Discord server/],
    ['a banned account', [{ ...account, enable: false }], /disabled this Discord account/],
  ])('reports %s', async (_what, json, sentence) => {
    answerWith(...json)
    expect(await attempt('midjourney', { midjourney: fields })).toEqual(wrong(sentence))
  })
  it('accepts a gateway URL that ends in /mj', async () => {
    answerWith(account)
    const gateway = `${gatewayUrl}/mj`
    expect(await attempt('midjourney', { midjourney: { ...fields, gateway } })).toEqual(fine(/serves/))
  })
  it('reports a wrong secret and missing fields', async () => {
    expect(await attempt('midjourney', { midjourney: { ...fields, gatewaySecret: 'wrong' } })).toEqual(
      wrong(/rejected the secret/),
    )
    expect(await attempt('midjourney', { midjourney: { discordToken: 'only-a-token' } })).toEqual(
      wrong(/three Discord fields/),
    )
  })
})

it('tests the stored key, saves nothing and never sends it to a new URL', async () => {
  expect(await attempt('openAi')).toEqual(wrong(/Enter a key first/))
  const store = {
    openAi: { apiKey: textKey },
    openAiCompatible: { baseUrl: openAi.baseUrl, apiKey: textKey },
  }
  await call(api, 'POST', '/api/settings', { token: ann.token, body: store })
  openAi.answerWith(() => ({ pieces: ['yes'] }))
  expect(await attempt('openAi')).toEqual(fine(/works/))
  expect(await attempt('openAi', { openAi: { apiKey: 'sk-wrong' } })).toEqual(wrong(/rejected the API key/))
  expect(await attempt('openAi')).toEqual(fine(/works/))
  const moved = { test: 'openAiCompatible', openAiCompatible: { baseUrl: gatewayUrl } }
  const answer = await call(api, 'POST', '/api/settings', { token: ann.token, body: moved })
  expect(answer.body.errors).toEqual({
    'openAiCompatible.apiKey': expect.stringMatching(/Enter the key again/),
  })
})

it('stores the result of testing a stored key until that key changes', async () => {
  const dan = await signUp(api)
  const save = (body: object) => call(api, 'POST', '/api/settings', { token: dan.token, body })
  const seen = async () => (await call(api, 'GET', '/api/settings', { token: dan.token })).body.data[0].tests
  openAi.answerWith(() => ({ pieces: ['yes'] }))
  expect((await save({ openAi: { apiKey: textKey }, pexels: { apiKey: 'wrong' } })).body.tests).toEqual({})
  await attempt('openAi', { openAi: { apiKey: 'sk-wrong' } }, dan)
  expect(await seen()).toEqual({})
  await attempt('openAi', {}, dan)
  await attempt('pexels', {}, dan)
  const testedAt = expect.any(String)
  const failed = { ...wrong(/reject/), testedAt }
  expect(await seen()).toEqual({ openAi: { ...fine(/works/), testedAt }, pexels: failed })
  expect((await save({ openAi: { apiKey: 'sk-other' } })).body.tests).toEqual({ pexels: failed })
})

it('key tests are limited to 60 per account', async () => {
  const eve = await signUp(api)
  const tries = Array.from({ length: 61 }, () =>
    call(api, 'POST', '/api/settings', { token: eve.token, body: { test: 'pexels' } }),
  )
  expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1)
})
