import { textProviderLabels, textProviders, type TextProvider } from '@web2/contract/ai'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../platform/outbound/egress-policy.ts'
import { freePort } from '../../../testing/servers/free-port.ts'
import {
  startTextServer,
  textKey,
  textPaths,
  type TextAnswer,
  type TextServer,
} from '../../../testing/servers/text/text-server.ts'
import { textProvider } from './registry.ts'
import type { TextAccess, TextCall } from './text-provider.ts'

let server: TextServer
let pieces: string[]
beforeAll(async () => {
  server = await startTextServer(() => ({ pieces: ['Hello', ' world'] }))
})
beforeEach(() => {
  pieces = []
})
afterAll(() => server.stop())

const accessOf = (name: TextProvider, change: Partial<TextAccess> = {}): TextAccess => ({
  baseUrl: server.url + textPaths[name],
  apiKey: textKey,
  dispatcher: createGuardedAgent(egressPolicy([new URL(server.url).host])),
  ...change,
})
const callOf = (change: Partial<TextCall> = {}): TextCall => ({
  model: 'gpt-4o',
  instructions: 'You write.',
  prompt: 'On roses.',
  mostCharacters: 1_000,
  patience: 20_000,
  signal: new AbortController().signal,
  onText: (piece) => void pieces.push(piece),
  ...change,
})

/** Each service with its name in messages. */
const named: readonly (readonly [TextProvider, string])[] = textProviders.map((name) => [
  name,
  name === 'openai-compatible' ? '127.0.0.1' : textProviderLabels[name],
])

describe.each(named)('%s', (name, service) => {
  const complete = (answer: TextAnswer, change: Partial<TextCall> = {}, access: Partial<TextAccess> = {}) => {
    server.answerWith(() => answer)
    return textProvider(name, accessOf(name, access)).complete(callOf(change))
  }
  const failure = async (...given: Parameters<typeof complete>) => {
    const outcome = await complete(...given)
    return outcome.ok ? outcome.value : outcome.failure
  }

  it('passes on each chunk as it arrives, then the whole text with its token counts', async () => {
    const outcome = await complete({ pieces: ['Ro', 'ses ', 'bloom.'] })
    expect(outcome).toMatchObject({
      ok: true,
      value: { text: 'Roses bloom.', end: 'whole', outputTokens: 3, tokensGuessed: false },
    })
    expect(pieces).toEqual(['Ro', 'ses ', 'bloom.'])
    expect(server.requests.at(-1)).toEqual({
      model: 'gpt-4o',
      instructions: 'You write.',
      prompt: 'On roses.',
    })
  })

  it('estimates tokens if the service reports none', async () => {
    const outcome = await complete({ pieces: ['Roses bloom.'], usage: false })
    expect(outcome).toMatchObject({ ok: true, value: { outputTokens: 3, tokensGuessed: true } })
  })

  it('lists the models available to the key', async () => {
    const { signal } = new AbortController()
    const listed = [{ id: 'gpt-3.5-turbo' }, { id: 'gpt-4' }, { id: 'gpt-4o' }]
    expect(await textProvider(name, accessOf(name)).models(signal)).toMatchObject({ ok: true, value: listed })
    const refused = await textProvider(name, accessOf(name, { apiKey: 'wrong' })).models(signal)
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'auth-dead' } })
  })

  it('names the service that refuses the key', async () => {
    expect(await failure({ pieces: [] }, {}, { apiKey: 'wrong' })).toMatchObject({
      kind: 'auth-dead',
      message: expect.stringMatching(new RegExp(`${service}.* rejected the API key`)),
    })
  })

  it.each([
    [
      {
        status: 429,
        error: { message: 'slow', code: 'rate_limit_exceeded' },
        headers: { 'retry-after': '7' },
      },
      7_000,
    ],
    [
      { status: 429, error: { message: 'slow' }, headers: { 'retry-after-ms': '250', 'retry-after': '1' } },
      250,
    ],
    [{ status: 429, error: { message: 'slow' } }, undefined],
  ])('returns the requested wait of %j', async (answer, wait) => {
    const told = (await failure(answer)) as { kind: string; retryAfter?: number }
    expect([told.kind, told.retryAfter]).toEqual(['rate-limited', wait])
  })

  it.each([
    [{ refusal: 'credit' }, 'auth-dead', /out of credit/],
    [{ refusal: 'model' }, 'bad-content', /Choose another model/],
    [{ refusal: 'length' }, 'bad-content', /too long/],
    [{ refusal: 'content' }, 'bad-content', /content policy/],
    [{ refusal: 'busy' }, 'retryable', /temporarily unavailable/],
    [{ refusal: 'limit' }, 'rate-limited', /rate limit/],
    [{ status: 500, error: { message: 'oops' } }, 'retryable', /temporarily unavailable/],
    [
      { status: 502, error: '<html><script>alert(1)</script></html>' },
      'retryable',
      /temporarily unavailable/,
    ],
    [{ status: 418, error: { message: 'tea\npot' } }, 'unknown', /tea pot/],
    [{ pieces: ['Half a '], cut: 'connection' }, 'retryable', /was lost/],
    [{ pieces: ['Half a '], cut: 'answer' }, 'retryable', /was lost/],
    [{ pieces: [' ', '\n'] }, 'bad-content', /returned no text/],
  ] satisfies [TextAnswer, string, RegExp][])('classifies %j as %s', async (answer, kind, sentence) => {
    expect(await failure(answer)).toMatchObject({ kind, message: expect.stringMatching(sentence) })
  })

  // Mistral's API has no such end
  it.skipIf(name === 'mistral')('tells a text that was stopped by a content policy', async () => {
    expect(await failure({ pieces: ['Bad '], reason: 'content_filter' })).toMatchObject({
      kind: 'bad-content',
      message: expect.stringMatching(/content policy/),
    })
  })

  it('tells a text that reached the model’s own limit', async () => {
    expect(await complete({ pieces: ['Roses'], reason: 'length' })).toMatchObject({ value: { end: 'cut' } })
  })

  it('asks for no more tokens than the call allows', async () => {
    await complete({ pieces: ['Roses.'] }, { mostTokens: 321 })
    expect(JSON.stringify(server.bodies.at(-1))).toContain('321')
  })

  it('cuts an endless text after a whole word', async () => {
    const outcome = await complete({ endless: 'word after word ' }, { mostCharacters: 50 })
    expect(outcome).toMatchObject({ ok: true, value: { end: 'cut' } })
    expect(pieces.join('')).toHaveLength(50)
    expect(outcome.ok && outcome.value.text).toMatch(/ (word|after)$/)
  })

  it('keeps the partial text when stopped', async () => {
    const stop = new AbortController()
    const { promise: never } = Promise.withResolvers()
    const { promise: some, resolve: told } = Promise.withResolvers<void>()
    const writing = complete({ endless: 'on and on ' }, { signal: stop.signal, onText: () => told() })
    await some
    stop.abort()
    expect(await writing).toMatchObject({
      ok: true,
      value: { end: 'stopped', text: expect.stringMatching(/^on and/) },
    })
    const silent = new AbortController()
    silent.abort()
    const outcome = await complete({ pieces: [], after: never }, { signal: silent.signal })
    expect(outcome).toMatchObject({ ok: true, value: { end: 'stopped', text: '' } })
  })

  it('times out if the service sends nothing', async () => {
    expect(await failure({ silent: true }, { patience: 30 })).toMatchObject({
      kind: 'retryable',
      message: /too long/,
    })
  })

  it('reports an unreachable service and one in a private network', async () => {
    const host = `127.0.0.1:${await freePort()}`
    const away = { baseUrl: `http://${host}/v1`, dispatcher: createGuardedAgent(egressPolicy([])) }
    const dispatcher = createGuardedAgent(egressPolicy([host]))
    expect(await failure({ pieces: [] }, {}, { ...away, dispatcher })).toMatchObject({ kind: 'retryable' })
    expect(await failure({ pieces: [] }, {}, away)).toMatchObject({
      kind: 'auth-dead',
      message: /EGRESS_ALLOW/,
    })
  })
})

it('model names of the UI are mapped to those of the services', async () => {
  server.answerWith(() => ({ pieces: ['x'] }))
  for (const [name, model] of [
    ['openai', 'chatgpt-4'],
    ['openai', 'chatgpt'],
    ['poe', 'Poe Assistant'],
    ['poe', 'GPT-4'],
  ] as const)
    await textProvider(name, accessOf(name)).complete(callOf({ model }))
  expect(server.requests.slice(-4).map(({ model }) => model)).toEqual([
    'gpt-4',
    'gpt-3.5-turbo',
    'Assistant',
    'GPT-4',
  ])
})

it.each(['openai', 'azure', 'xai'] as const)('%s is asked to store nothing', async (name) => {
  server.answerWith(() => ({ pieces: ['x'] }))
  await textProvider(name, accessOf(name)).complete(callOf())
  expect(server.bodies.at(-1)).toMatchObject({ store: false })
})

it('waits as long as the Gemini API asks in the body of its answer', async () => {
  server.answerWith(() => ({ refusal: 'limit' }))
  const outcome = await textProvider('gemini', accessOf('gemini')).complete(callOf())
  expect(outcome).toMatchObject({ ok: false, failure: { retryAfter: 34_000 } })
})

it('asks Ollama for a context that holds long prompts, which it would cut silently', async () => {
  server.answerWith(() => ({ pieces: ['x'] }))
  await textProvider('ollama', accessOf('ollama')).complete(callOf())
  expect(server.bodies.at(-1)).toMatchObject({ options: { num_ctx: 16_384 } })
})
