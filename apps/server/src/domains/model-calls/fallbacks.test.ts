import type { TextGenerator } from '@web2/contract/ai'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { publicServices } from '../../platform/config/service-addresses.ts'
import { createWorld, type World } from '../../testing/worlds/publishing-world.ts'
import {
  startTextServer,
  textKey,
  textPaths,
  type TextAnswer,
  type TextServer,
} from '../../testing/servers/text/text-server.ts'
import { changeSettings } from '../accounts/settings/change-settings.ts'
import { openModelCalls } from './model-calls.ts'
import type { ModelQuestion } from './model-question.ts'

let openAi: TextServer
let anthropic: TextServer
let mistral: TextServer
let world: World
let owner: World['owner']

beforeAll(async () => {
  ;[openAi, anthropic, mistral] = (await Promise.all(
    [1, 2, 3].map(() => startTextServer(() => ({ pieces: ['Roses', ' bloom.'] }))),
  )) as [TextServer, TextServer, TextServer]
  world = await createWorld([], {
    services: {
      ...publicServices,
      openai: openAi.baseUrl,
      anthropic: anthropic.url + textPaths.anthropic,
      mistral: mistral.url + textPaths.mistral,
    },
  })
})
beforeEach(async () => {
  // past the waits that a service asked for in the test before
  world.later(600_000)
  owner = await world.newOwner()
  for (const server of [openAi, anthropic, mistral]) {
    server.requests.length = server.headers.length = server.bodies.length = 0
    server.answerWith(() => ({ pieces: ['Roses', ' bloom.'] }))
  }
})
afterAll(async () => {
  await world.end()
  await Promise.all([openAi.stop(), anthropic.stop(), mistral.stop()])
})

const luna: TextGenerator = { name: 'openai', params: { model: 'gpt-6-luna' } }
const sonnet: TextGenerator = { name: 'anthropic', params: { model: 'claude-sonnet-5-5' } }
const medium: TextGenerator = { name: 'mistral', params: { model: 'mistral-medium-3.5' } }

const connect = (fallbackWriters: TextGenerator[] = [sonnet, medium]) =>
  changeSettings(world.context, owner, {
    openAi: { apiKey: textKey },
    anthropic: { apiKey: textKey },
    mistral: { apiKey: textKey },
    fallbackWriters,
  })

const question = (change: Partial<ModelQuestion> = {}): ModelQuestion => ({
  task: 'draft',
  writer: luna,
  prompt: { name: 'test', version: 1, instructions: 'You write.', prompt: 'On roses.' },
  mostCharacters: 1_000,
  mostTokens: 500,
  signal: new AbortController().signal,
  ...change,
})
const ask = async (change: Partial<ModelQuestion> = {}) => {
  const { ask: askModel } = await openModelCalls(world.context, owner.accountId)
  return askModel(question(change))
}
const soon = { 'retry-after-ms': '5' }

it.each([
  ['credit', /out of credit/],
  ['model', /switched off/],
  ['key', /rejected the API key/],
] as const)(
  'a first model that fails for its %s is asked once, and the next one answers',
  async (refusal, why) => {
    await connect()
    openAi.answerWith(() => ({ refusal }))
    const answer = await ask()
    expect(answer).toMatchObject({ ok: true, value: { text: 'Roses bloom.', writer: sonnet } })
    expect(answer.ok && answer.value.note).toMatch(why)
    expect(answer.ok && answer.value.note).toMatch(
      /claude-sonnet-5-5 \(Anthropic\) was used instead of gpt-6-luna\.$/,
    )
    expect([openAi, anthropic, mistral].map(({ requests }) => requests.length)).toEqual([1, 1, 0])
  },
)

it('a busy service is asked twice again before the next one, and a rate limit as long as it says', async () => {
  await connect()
  openAi.answerWith(() => ({ refusal: 'busy', headers: soon }))
  expect(await ask()).toMatchObject({ ok: true, value: { writer: sonnet } })
  expect(openAi.requests).toHaveLength(3)
  openAi.answerWith((_request, at) =>
    at % 2 === 1 ? { refusal: 'limit', headers: soon } : { pieces: ['x'] },
  )
  expect(await ask()).toMatchObject({ ok: true, value: { writer: luna, note: '' } })
})

it('a service that asks for a long wait is left to the next one at once', async () => {
  await connect()
  openAi.answerWith(() => ({ refusal: 'limit', headers: { 'retry-after': '300' } }))
  expect(await ask()).toMatchObject({ ok: true, value: { writer: sonnet } })
  expect(openAi.requests).toHaveLength(1)
})

it.each(['content', 'length'] as const)(
  'no other model is asked for a prompt refused for its %s',
  async (refusal) => {
    await connect()
    openAi.answerWith(() => ({ refusal }))
    expect(await ask()).toMatchObject({ ok: false, failure: { kind: 'bad-content' } })
    expect([openAi, anthropic, mistral].map(({ requests }) => requests.length)).toEqual([1, 0, 0])
  },
)

it('if all fail, the outcome has the first’s reason, or that of one which may work later', async () => {
  await connect()
  openAi.answerWith(() => ({ refusal: 'credit' }))
  anthropic.answerWith(() => ({ refusal: 'model' }))
  mistral.answerWith(() => ({ refusal: 'key' }))
  expect(await ask()).toMatchObject({ ok: false, failure: { reason: 'no-credit', message: /OpenAI/ } })
  mistral.answerWith(() => ({ refusal: 'limit', headers: { 'retry-after': '90' } }))
  expect(await ask()).toMatchObject({
    ok: false,
    failure: { kind: 'rate-limited', message: 'Mistral’s rate limit was reached. Try again in 90 seconds.' },
  })
})

it('without fallbacks, and without a key for them, the first failure stands', async () => {
  await connect([])
  openAi.answerWith(() => ({ refusal: 'credit' }))
  expect(await ask()).toMatchObject({ ok: false, failure: { reason: 'no-credit' } })
  await connect([sonnet])
  await changeSettings(world.context, owner, { anthropic: { apiKey: null } })
  expect(await ask()).toMatchObject({ ok: false, failure: { reason: 'no-credit' } })
  expect(anthropic.headers).toEqual([])
})

it('what only the account can change is asked once for many questions', async () => {
  await connect()
  openAi.answerWith(() => ({ refusal: 'credit' }))
  const { ask: askModel } = await openModelCalls(world.context, owner.accountId)
  for (let at = 0; at < 5; at += 1) expect((await askModel(question())).ok).toBe(true)
  expect(openAi.requests).toHaveLength(1)
  expect(anthropic.requests).toHaveLength(5)
  // asked again once the keys are opened again
  await ask()
  expect(openAi.requests).toHaveLength(2)
})

it('no other model continues a text that was delivered, unless the caller starts over', async () => {
  await connect()
  openAi.answerWith(() => ({ pieces: ['Half a '], cut: 'connection' }))
  const delivered: string[] = []
  const onText = (piece: string) => void delivered.push(piece)
  expect(await ask({ onText, retries: 0 })).toMatchObject({ ok: false, failure: { kind: 'retryable' } })
  expect(delivered).toEqual(['Half a '])
  expect(anthropic.requests).toEqual([])
  delivered.length = 0
  const onRestart = () => void (delivered.length = 0)
  expect(await ask({ onText, onRestart, retries: 0 })).toMatchObject({ ok: true, value: { writer: sonnet } })
  expect(delivered.join('')).toBe('Roses bloom.')
})

/* Injection test 11 */
it('the key of the first service never reaches the second', async () => {
  const keys = { openAi: 'first-service-key', anthropic: textKey }
  await connect([sonnet])
  await changeSettings(world.context, owner, { openAi: { apiKey: keys.openAi } })
  const answer = await ask()
  expect(answer).toMatchObject({ ok: true, value: { writer: sonnet } })
  expect(answer.ok && answer.value.note).toContain('OpenAI rejected the API key.')
  expect(JSON.stringify(openAi.headers)).toContain(keys.openAi)
  expect(JSON.stringify([anthropic.headers, anthropic.bodies])).not.toContain(keys.openAi)
  expect(JSON.stringify([openAi.headers, openAi.bodies])).not.toContain(keys.anthropic)
})

/* Injection test 20 */
it.each([
  ['key', 'auth-dead', 'OpenAI rejected the API key. Check it in the Settings page.'],
  ['credit', 'auth-dead', 'Your OpenAI account is out of credit. Add credit there to use it again.'],
  [
    'model',
    'bad-content',
    'OpenAI doesn’t offer this model to your key. It may have been switched off. Choose another model.',
  ],
] as const)('a dead %s has its own words and is asked once', async (refusal, kind, message) => {
  await connect([])
  openAi.answerWith(() => ({ refusal }) satisfies TextAnswer)
  expect(await ask()).toMatchObject({ ok: false, failure: { kind, message } })
  expect(openAi.requests).toHaveLength(1)
})

it.each([
  [400, { message: 'The model `gpt-4` has been deprecated, learn more here: https://example.com' }],
  [404, { message: 'The model `gpt-9` does not exist or you do not have access to it.' }],
  [400, { message: 'Model Not Exist', type: 'invalid_request_error' }],
  [400, { message: 'gpt-9 is not a valid model ID' }],
  [410, { message: 'Gone' }],
] as const)('an answer %d %j tells that the model is gone', async (status, error) => {
  await connect([])
  openAi.answerWith(() => ({ status, error }))
  expect(await ask()).toMatchObject({ ok: false, failure: { reason: 'no-model' } })
})

it('a task’s own model answers, and the model that an earlier release stored keeps working', async () => {
  await connect([])
  await changeSettings(world.context, owner, { taskWriters: { edit: medium } })
  const { ask: askModel } = await openModelCalls(world.context, owner.accountId)
  const { writer: _none, ...unnamed } = question({ task: 'edit' })
  expect(await askModel(unnamed)).toMatchObject({ ok: true, value: { writer: medium, note: '' } })
  const outline = await askModel({ ...unnamed, task: 'outline' })
  expect(outline).toMatchObject({ ok: true, value: { writer: { name: 'openai' }, note: '' } })
  const old = await askModel({ ...question(), writer: { name: 'openai', params: { model: 'gpt-4' } } })
  expect(old).toMatchObject({
    ok: true,
    value: { note: 'gpt-4 was switched off on October 23, 2026. gpt-6.1-sol was used instead.' },
  })
})
