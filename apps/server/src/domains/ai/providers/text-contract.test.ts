import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGuardedAgent } from '../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../platform/outbound/egress-policy.ts'
import { freePort } from '../../../testing/servers/free-port.ts'
import {
  startTextServer,
  textKey,
  type TextAnswer,
  type TextServer,
} from '../../../testing/servers/text/text-server.ts'
import { openAi } from './openai/provider.ts'
import { openAiCompatible } from './openai-compatible/provider.ts'
import { poe } from './poe/provider.ts'
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

const accessOf = (change: Partial<TextAccess> = {}): TextAccess => ({
  baseUrl: server.baseUrl,
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

describe.each([
  ['openai', openAi, 'OpenAI'],
  ['poe', poe, 'Poe'],
  ['openai-compatible', openAiCompatible, '127.0.0.1'],
])('%s', (_name, make, service) => {
  const complete = (answer: TextAnswer, change: Partial<TextCall> = {}, access: Partial<TextAccess> = {}) => {
    server.answerWith(() => answer)
    return make(accessOf(access)).complete(callOf(change))
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
    const listed = { ok: true, value: [{ id: 'gpt-3.5-turbo' }, { id: 'gpt-4' }, { id: 'gpt-4o' }] }
    expect(await make(accessOf()).models(signal)).toEqual(listed)
    const refused = await make(accessOf({ apiKey: 'wrong' })).models(signal)
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'auth-dead' } })
  })

  it('names the service that refuses the key', async () => {
    expect(await failure({ pieces: [] }, {}, { apiKey: 'wrong' })).toMatchObject({
      kind: 'auth-dead',
      message: expect.stringMatching(new RegExp(`^${service}.* rejected the API key`)),
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
    [
      { status: 429, error: { message: 'You exceeded your quota', code: 'insufficient_quota' } },
      'auth-dead',
      /out of credit/,
    ],
    [{ status: 402, error: { message: 'Insufficient points' } }, 'auth-dead', /out of credit/],
    [{ status: 500, error: { message: 'oops' } }, 'retryable', /temporarily unavailable/],
    [
      { status: 502, error: '<html><script>alert(1)</script></html>' },
      'retryable',
      /temporarily unavailable/,
    ],
    [
      { status: 404, error: { message: 'no', code: 'model_not_found' } },
      'bad-content',
      /Choose another model/,
    ],
    [{ status: 400, error: { message: 'long', code: 'context_length_exceeded' } }, 'bad-content', /too long/],
    [{ status: 400, error: { message: 'no', code: 'content_filter' } }, 'bad-content', /content policy/],
    [{ status: 418, error: { message: 'tea\npot' } }, 'unknown', /tea pot/],
    [{ pieces: ['Half a '], cut: 'connection' }, 'retryable', /was lost/],
    [{ pieces: ['Half a '], cut: 'answer' }, 'retryable', /was lost/],
    [{ pieces: ['Bad '], reason: 'content_filter' }, 'bad-content', /content policy/],
    [{ pieces: [' ', '\n'] }, 'bad-content', /returned no text/],
  ] satisfies [TextAnswer, string, RegExp][])('classifies %j as %s', async (answer, kind, sentence) => {
    expect(await failure(answer)).toMatchObject({ kind, message: expect.stringMatching(sentence) })
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
  for (const [make, model] of [
    [openAi, 'chatgpt-4'],
    [openAi, 'chatgpt'],
    [poe, 'Poe Assistant'],
    [poe, 'GPT-4'],
  ] as const)
    await make(accessOf()).complete(callOf({ model }))
  expect(server.requests.slice(-4).map(({ model }) => model)).toEqual([
    'gpt-4',
    'gpt-3.5-turbo',
    'Assistant',
    'GPT-4',
  ])
})
