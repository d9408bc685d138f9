import { settingKeyNames } from '@web2/contract/accounts'
import { httpNotAllowed } from '@web2/contract/core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { providerKeys } from '../settings/provider-keys.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { socketClient } from '../../../testing/network/official-client.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser
beforeAll(async () => {
  api = await startTestApi()
  await signUp(api)
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

const change = (user: TestUser, body: object) =>
  call(api, 'POST', '/api/settings', { token: user.token, body })
const read = async (user: TestUser, query = '') =>
  (await call(api, 'GET', `/api/settings${query}`, { token: user.token })).body
const keysOf = (user: TestUser) => providerKeys(api.context, user.accountId)
const auditOf = (user: TestUser) =>
  api.database.db
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('accountId', '=', user.accountId)
    .where('action', '=', 'keys-changed')
    .execute()

/** All secrets, each with a distinct value. */
const everything = {
  poeAI: { apiKey: 'poe-key-of-ann-0001' },
  openAi: { apiKey: 'sk-openai-of-ann-0002' },
  anthropic: { apiKey: 'anthropic-key-0013' },
  gemini: { apiKey: 'gemini-key-0014' },
  mistral: { apiKey: 'mistral-key-0015' },
  xAi: { apiKey: 'xai-key-0016' },
  deepSeek: { apiKey: 'deepseek-key-0017' },
  openRouter: { apiKey: 'openrouter-key-0018' },
  azureOpenAi: { baseUrl: 'https://ann.openai.azure.com/', apiKey: 'azure-key-0019' },
  bedrock: { region: 'eu-central-1', apiKey: 'bedrock-key-0020' },
  ollama: { baseUrl: 'https://ollama.example.com', apiKey: 'ollama-key-0021' },
  openAiCompatible: {
    baseUrl: 'https://llm.example.com/v1/',
    label: 'Own models',
    apiKey: 'llm-key-of-ann-0003',
  },
  blackForestLabs: { apiKey: 'bfl-key-of-ann-0022' },
  stability: { apiKey: 'stability-key-0023' },
  midjourney: {
    discordToken: 'discord-token-of-ann-0004',
    discordServerId: '102030405060708090',
    discordChannelId: '908070605040302010',
    gateway: 'https://mj.example.com',
    gatewaySecret: 'gateway-secret-0005',
  },
  pixabay: { apiKey: 'pixabay-key-0006' },
  pexels: { apiKey: 'pexels-key-0007' },
  unsplash: { apiKey: 'unsplash-key-0008' },
  braveSearch: { apiKey: 'brave-key-0024' },
  tumblr: { clientId: 'tumblr-id-0009', clientSecret: 'tumblr-secret-0010' },
  wordpressCom: { clientId: 'wpcom-id-0011', clientSecret: 'wpcom-secret-0012' },
}
const secrets = settingKeyNames.map((name) => {
  const [group = '', field = ''] = name.split('.')
  return (everything as Record<string, Record<string, string>>)[group]?.[field] ?? ''
})
const notSet = { set: false, last4: '' }

describe('the settings record', () => {
  it('stores and clears the default writer, and returns 400 for an unknown service', async () => {
    const eve = await signUp(api)
    const { body: fresh } = await change(eve, {})
    expect(fresh.defaultWriter).toBeNull()
    const defaultWriter = { name: 'openai', params: { model: 'gpt-6-luna' } }
    expect((await change(eve, { defaultWriter })).body.defaultWriter).toEqual(defaultWriter)
    expect((await change(eve, { openAiCompatible: { label: '' } })).body.defaultWriter).toEqual(defaultWriter)
    expect((await change(eve, { defaultWriter: { name: 'x', params: { model: 'y' } } })).status).toBe(400)
    expect((await change(eve, { defaultWriter: null })).body.defaultWriter).toBeNull()
  })

  it('stores models by task and fallbacks; absent tasks keep theirs', async () => {
    const eve = await signUp(api)
    const none = { outline: null, draft: null, edit: null, 'alt-text': null, extraction: null }
    expect((await change(eve, {})).body).toMatchObject({ taskWriters: none, fallbackWriters: [] })
    const luna = { name: 'openai', params: { model: 'gpt-6-luna' } }
    const sonnet = { name: 'anthropic', params: { model: 'claude-sonnet-5-5' } }
    await change(eve, { taskWriters: { edit: luna }, fallbackWriters: [sonnet, luna] })
    const { body } = await change(eve, { taskWriters: { outline: sonnet } })
    expect(body).toMatchObject({
      taskWriters: { ...none, edit: luna, outline: sonnet },
      fallbackWriters: [sonnet, luna],
    })
    const cleared = await change(eve, { taskWriters: { edit: null }, fallbackWriters: [] })
    expect(cleared.body).toMatchObject({ taskWriters: { ...none, outline: sonnet }, fallbackWriters: [] })
    for (const wrong of [
      { taskWriters: { poem: luna } },
      { taskWriters: { edit: { name: 'x', params: { model: 'y' } } } },
      { fallbackWriters: [luna, sonnet, luna] },
      { fallbackWriters: ['a', 'b', 'c', 'd'].map((model) => ({ name: 'openai', params: { model } })) },
      { fallbackWriters: luna },
    ])
      expect((await change(eve, wrong)).status).toBe(400)
    expect((await read(eve)).data[0].taskWriters).toEqual({ ...none, outline: sonnet })
  })

  it('exists before anything is stored', async () => {
    const { total, data } = await read(bob, '?$limit=1&imageKeys=true')
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({ openAi: { apiKey: notSet }, midjourney: { hasGateway: false } })
    expect(await read(bob, '?$limit=0')).toMatchObject({ total: 1, data: [] })
  })

  it('stores all keys and never exposes them in responses, events, logs or tables', async () => {
    const client = socketClient(api.url, { Authorization: `Bearer ${ann.token}` })
    const heard = vi.fn()
    client.socket.onAny(heard)
    await client.app.service('version').find()
    const answer = await change(ann, everything)
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      _id: ann.accountId,
      openAi: { apiKey: { set: true, last4: '0002' } },
      openAiCompatible: { baseUrl: 'https://llm.example.com/v1', label: 'Own models' },
      midjourney: { gateway: 'https://mj.example.com', hasGateway: true },
    })
    await eventually(() => expect(heard).toHaveBeenCalled())
    expect(heard.mock.calls[0]?.[0]).toBe('settings patched')
    expect(JSON.stringify(heard.mock.calls)).not.toContain('0002')
    client.close()
    const { db } = api.database
    const rows = await db.selectFrom('settingKeys').selectAll().execute()
    const audit = await auditOf(ann)
    expect(audit).toHaveLength(1)
    const told = JSON.stringify([answer.body, await read(ann), heard.mock.calls, audit, rows])
    for (const secret of secrets) expect(told).not.toContain(secret)
    expect(rows).toHaveLength(settingKeyNames.length)
  })

  it('opens its keys for the server’s own calls, only for their account', async () => {
    expect(await keysOf(ann)).toEqual({
      openAi: 'sk-openai-of-ann-0002',
      poe: 'poe-key-of-ann-0001',
      text: new Map([
        ['openai', { baseUrl: 'https://api.openai.com/v1', apiKey: 'sk-openai-of-ann-0002' }],
        ['anthropic', { baseUrl: 'https://api.anthropic.com/v1', apiKey: 'anthropic-key-0013' }],
        [
          'gemini',
          { baseUrl: 'https://generativelanguage.googleapis.com/v1beta', apiKey: 'gemini-key-0014' },
        ],
        ['mistral', { baseUrl: 'https://api.mistral.ai/v1', apiKey: 'mistral-key-0015' }],
        ['xai', { baseUrl: 'https://api.x.ai/v1', apiKey: 'xai-key-0016' }],
        ['deepseek', { baseUrl: 'https://api.deepseek.com', apiKey: 'deepseek-key-0017' }],
        ['openrouter', { baseUrl: 'https://openrouter.ai/api/v1', apiKey: 'openrouter-key-0018' }],
        ['azure', { baseUrl: 'https://ann.openai.azure.com/openai/v1', apiKey: 'azure-key-0019' }],
        [
          'bedrock',
          { baseUrl: 'https://bedrock-runtime.eu-central-1.amazonaws.com', apiKey: 'bedrock-key-0020' },
        ],
        ['poe', { baseUrl: 'https://api.poe.com/v1', apiKey: 'poe-key-of-ann-0001' }],
        ['ollama', { baseUrl: 'https://ollama.example.com/api', apiKey: 'ollama-key-0021' }],
        ['openai-compatible', { baseUrl: 'https://llm.example.com/v1', apiKey: 'llm-key-of-ann-0003' }],
      ]),
      blackForestLabs: 'bfl-key-of-ann-0022',
      stability: 'stability-key-0023',
      midjourney: everything.midjourney,
      pixabay: 'pixabay-key-0006',
      pexels: 'pexels-key-0007',
      unsplash: 'unsplash-key-0008',
      braveSearch: 'brave-key-0024',
      tumblr: everything.tumblr,
      wordpressCom: everything.wordpressCom,
    })
    const { text, ...others } = await keysOf(bob)
    expect(text.size).toBe(0)
    expect(Object.values(others).every((key) => key === undefined)).toBe(true)
  })

  it('can’t open keys sealed with another APP_SECRET', async () => {
    const config = { ...api.context.config, appSecret: 'a secret of another installation, long' }
    const keys = await providerKeys({ ...api.context, config }, ann.accountId)
    expect(keys).toMatchObject({ openAi: undefined, midjourney: undefined })
    // only an account's own servers are called without a key
    expect([...keys.text].map(([name, { apiKey }]) => [name, apiKey])).toEqual([
      ['ollama', ''],
      ['openai-compatible', ''],
    ])
  })

  it('keeps omitted fields and removes those set to null', async () => {
    await change(bob, { openAi: { apiKey: 'sk-first-key-of-bob' }, pexels: { apiKey: 'pexels-of-bob-77' } })
    const path = `/api/settings/${bob.accountId}`
    const patched = await call(api, 'PATCH', path, { token: bob.token, body: { openAi: { apiKey: null } } })
    expect(patched.body).toMatchObject({ openAi: { apiKey: notSet }, pexels: { apiKey: { set: true } } })
    expect(await keysOf(bob)).toMatchObject({ openAi: undefined, pexels: 'pexels-of-bob-77' })
    expect(await auditOf(bob)).toMatchObject([
      { details: { set: ['openAi.apiKey', 'pexels.apiKey'] } },
      { details: { set: [], forgotten: ['openAi.apiKey'] } },
    ])
  })

  it('returns 404 under another account’s id', async () => {
    const path = `/api/settings/${ann.accountId}`
    expect((await call(api, 'GET', path, { token: bob.token })).status).toBe(404)
    expect((await call(api, 'PATCH', path, { token: bob.token, body: {} })).status).toBe(404)
  })

  it('shows VAs which keys are set, without their endings, and refuses changes', async () => {
    const va = await signUp(api)
    const { db } = api.database
    await db
      .updateTable('memberships')
      .set({ roles: ['lc:va'], accountId: ann.accountId })
      .where('userId', '=', va.userId)
      .execute()
    await db
      .updateTable('loginSessions')
      .set({ accountId: ann.accountId })
      .where('userId', '=', va.userId)
      .execute()
    const fresh = {
      ...va,
      token: (
        await call(api, 'POST', '/api/authentication', {
          body: { strategy: 'local', email: va.email, password: va.password },
        })
      ).body.accessToken,
    }
    const [record] = (await read(fresh)).data
    expect(record).toMatchObject({ openAi: { apiKey: { set: true, last4: '' } } })
    expect(JSON.stringify(record)).not.toMatch(/"last4":"[^"]/)
    expect((await change(fresh, { openAi: { apiKey: 'sk-of-a-va-12345' } })).status).toBe(403)
  })
})

describe('a key', () => {
  it('is stored without surrounding white space', async () => {
    await change(bob, { unsplash: { apiKey: '\u200b  unsplash-of-bob-88\r\n' } })
    expect(await keysOf(bob)).toMatchObject({ unsplash: 'unsplash-of-bob-88' })
  })

  it.each([
    [{ openAi: { apiKey: 'sk-one two' } }, 'openAi.apiKey', /space or line break/],
    [{ openAi: { apiKey: 'sk-one\ntwo' } }, 'openAi.apiKey', /space or line break/],
    [{ poeAI: { apiKey: 'poe “key”' } }, 'poeAI.apiKey', /space/],
    [{ poeAI: { apiKey: 'poe–key' } }, 'poeAI.apiKey', /invalid character/],
    [{ pixabay: { apiKey: '  ' } }, 'pixabay.apiKey', /required/],
    [{ pixabay: { apiKey: 'x'.repeat(5_000) } }, 'pixabay.apiKey', /too long/],
    [{ midjourney: { discordServerId: 'my server' } }, 'midjourney.discordServerId', /space/],
    [{ midjourney: { discordServerId: 'myserver' } }, 'midjourney.discordServerId', /17 to 20 digits/],
    [{ openAiCompatible: { baseUrl: 'llm.example.com' } }, 'openAiCompatible.baseUrl', /full URL/],
    [{ openAiCompatible: { apiKey: 'key-without-address' } }, 'openAiCompatible.baseUrl', /required/],
    [{ azureOpenAi: { apiKey: 'key-without-address' } }, 'azureOpenAi.baseUrl', /required/],
    [{ ollama: { baseUrl: 'ollama' } }, 'ollama.baseUrl', /full URL/],
    [{ bedrock: { apiKey: 'key-without-region' } }, 'bedrock.region', /required/],
    [{ bedrock: { region: 'evil.example/x' } }, 'bedrock.region', /code of a region/],
    [{ midjourney: { gateway: 'https://u:p@mj.example.com' } }, 'midjourney.gateway', /without keys/],
    [{ somethingElse: { apiKey: 'x' } }, 'somethingElse', /Unknown field/],
  ])('returns 400 for the field of %j', async (body, field, sentence) => {
    const carl = await signUp(api)
    const answer = await change(carl, body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual({ [field]: expect.stringMatching(sentence) })
  })

  it('is never sent to a new server unless entered again', async () => {
    const moved = { openAiCompatible: { baseUrl: 'https://elsewhere.example.com/v1' } }
    expect((await change(ann, moved)).body.errors).toEqual({
      'openAiCompatible.apiKey': expect.stringMatching(/Enter the key again/),
    })
    const gateway = { midjourney: { gateway: 'https://elsewhere.example.com' } }
    expect(Object.keys((await change(ann, gateway)).body.errors)).toEqual([
      'midjourney.discordToken',
      'midjourney.gatewaySecret',
    ])
    expect((await change(ann, { openAiCompatible: { baseUrl: 'https://llm.example.com/v2' } })).status).toBe(
      201,
    )
    const plain = { baseUrl: 'http://llm.example.com', apiKey: 'sk-plain' }
    expect((await change(ann, { openAiCompatible: plain })).body.errors).toEqual({
      'openAiCompatible.allowsHttp': httpNotAllowed,
    })
    const own = { gateway: 'http://mj.example.com', discordToken: 'a.b.c', gatewaySecret: 'secret' }
    expect((await change(ann, { midjourney: own })).body.errors).toEqual({
      'midjourney.allowsHttp': httpNotAllowed,
    })
    expect((await change(ann, { openAiCompatible: { ...plain, allowsHttp: true } })).status).toBe(201)
    expect((await change(ann, { openAiCompatible: { baseUrl: null } })).status).toBe(201)
    expect((await keysOf(ann)).text.has('openai-compatible')).toBe(false)
    expect((await read(ann)).data[0].openAiCompatible.apiKey).toEqual(notSet)
  })
})

it('the installation’s gateway is used by accounts without one', async () => {
  const services = { ...api.context.config.services, midjourney: 'http://127.0.0.1:8080' }
  const config = { ...api.context.config, services, midjourneySecret: 'of the installation' }
  const context = { ...api.context, config }
  const seen = async () => (await providerKeys(context, bob.accountId)).midjourney
  await change(bob, { midjourney: { ...everything.midjourney, gateway: null, gatewaySecret: null } })
  expect((await keysOf(bob)).midjourney?.gateway).toBeUndefined()
  // the account has only entered the three Discord fields
  expect(await seen()).toMatchObject({
    gateway: 'http://127.0.0.1:8080',
    gatewaySecret: 'of the installation',
  })
  await change(bob, { midjourney: { ...everything.midjourney, gatewaySecret: null } })
  expect(await seen()).toMatchObject({ gateway: 'https://mj.example.com', gatewaySecret: undefined })
})
