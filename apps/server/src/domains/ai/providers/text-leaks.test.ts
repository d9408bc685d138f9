import { gzipSync } from 'node:zlib'
import { textProviders, type TextProvider } from '@web2/contract/ai'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createGuardedAgent } from '../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../platform/outbound/egress-policy.ts'
import { listening } from '../../../testing/servers/listening.ts'
import {
  startTextServer,
  textKey,
  textPaths,
  type TextAnswer,
  type TextServer,
} from '../../../testing/servers/text/text-server.ts'
import { textProvider } from './registry.ts'
import type { TextAccess, TextCall } from './text-provider.ts'

/* Nothing leaves a call that must not: keys, prompts, answers, and calls to other hosts. */

let server: TextServer
/** A host that no call may reach. */
let elsewhere: TextServer
beforeAll(async () => {
  server = await startTextServer(() => ({ pieces: ['Hello'] }))
  elsewhere = await startTextServer(() => ({ pieces: ['Hello'] }))
})
beforeEach(() => {
  for (const each of [server, elsewhere]) each.headers.length = 0
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
afterAll(() => Promise.all([server.stop(), elsewhere.stop()]))

const agent = () => createGuardedAgent(egressPolicy([new URL(server.url).host, new URL(elsewhere.url).host]))
const accessOf = (name: TextProvider, change: Partial<TextAccess> = {}): TextAccess => ({
  baseUrl: server.url + textPaths[name],
  apiKey: textKey,
  dispatcher: agent(),
  ...change,
})
const callOf = (change: Partial<TextCall> = {}): TextCall => ({
  model: 'gpt-6-luna',
  instructions: 'You write.',
  prompt: 'On roses.',
  mostCharacters: 1_000,
  patience: 20_000,
  signal: new AbortController().signal,
  onText: () => undefined,
  ...change,
})
const complete = (name: TextProvider, answer: TextAnswer, change: Partial<TextCall> = {}) => {
  server.answerWith(() => answer)
  return textProvider(name, accessOf(name)).complete(callOf(change))
}

/** Variables that the packages read where they are given no key, URL or account. */
const variables = [
  ...[
    ...['OPENAI', 'ANTHROPIC', 'GOOGLE_GENERATIVE_AI', 'GEMINI', 'MISTRAL', 'XAI', 'DEEPSEEK', 'AZURE'],
    ...['AZURE_OPENAI', 'OPENROUTER', 'POE', 'OLLAMA', 'AI_GATEWAY', 'BEDROCK', 'OPENAI_COMPATIBLE'],
  ].flatMap((name) => [`${name}_API_KEY`, `${name}_BASE_URL`]),
  ...['ANTHROPIC_AUTH_TOKEN', 'OPENAI_ORGANIZATION', 'OPENAI_ORG_ID', 'OPENAI_PROJECT', 'OLLAMA_HOST'],
  ...['AWS_BEARER_TOKEN_BEDROCK', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'],
  ...['AWS_REGION', 'AZURE_RESOURCE_NAME', 'AZURE_API_VERSION', 'VERCEL_OIDC_TOKEN'],
]

it.each(textProviders)('%s uses no key, URL or account of the environment', async (name) => {
  for (const variable of variables)
    vi.stubEnv(variable, variable.endsWith('_URL') ? elsewhere.baseUrl : 'canary-of-the-environment')
  expect(await complete(name, { pieces: ['x'] })).toMatchObject({ ok: true })
  const provider = textProvider(name, accessOf(name, { apiKey: '' }))
  expect(await provider.complete(callOf())).toMatchObject({ ok: false, failure: { kind: 'auth-dead' } })
  expect(await provider.models(new AbortController().signal)).toMatchObject({ ok: false })
  expect(server.headers).toHaveLength(3)
  expect(JSON.stringify([server.headers, server.bodies])).not.toContain('canary')
  expect(elsewhere.headers).toEqual([])
})

it.each(textProviders)('%s sends its key to no host that it is redirected to', async (name) => {
  const headers = { location: elsewhere.url + textPaths[name] }
  for (const status of [301, 302, 307, 308]) {
    const outcome = await complete(name, { status, error: '', headers })
    expect(outcome).toMatchObject({
      ok: false,
      failure: { kind: 'bad-content', message: expect.stringMatching(/redirects to another URL/) },
    })
  }
  expect(elsewhere.headers).toEqual([])
})

it.each(textProviders)('a list of models of %s follows no redirect', async (name) => {
  const location = `${elsewhere.baseUrl}/models`
  const redirecting = await listening((_request, response) => response.writeHead(302, { location }).end())
  try {
    const dispatcher = createGuardedAgent(
      egressPolicy([new URL(redirecting.url).host, new URL(elsewhere.url).host]),
    )
    const provider = textProvider(name, accessOf(name, { baseUrl: redirecting.url, dispatcher }))
    expect(await provider.models(new AbortController().signal)).toMatchObject({ ok: false })
    expect(elsewhere.headers).toEqual([])
  } finally {
    await redirecting.stop()
  }
})

it.each(textProviders)('%s refuses a compressed answer before it unpacks it', async (name) => {
  const bytes = gzipSync(Buffer.alloc(50_000_000, 'data: '))
  const headers = { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' }
  expect(await complete(name, { bytes, headers })).toMatchObject({
    ok: false,
    failure: { kind: 'bad-content', message: expect.stringMatching(/compressed/) },
  })
})

it.each(textProviders)('%s ends a line that never ends', async (name) => {
  const bytes = Buffer.alloc(40_000_000, 'x')
  const outcome = await complete(name, { bytes, headers: { 'content-type': 'text/event-stream' } })
  expect(outcome).toMatchObject({ ok: false })
})

it.each(textProviders)('%s says that a web page is no text', async (name) => {
  const bytes = Buffer.from('<!doctype html><title>Welcome</title><script>alert(1)</script>')
  expect(
    await complete(name, { bytes, headers: { 'content-type': 'text/html; charset=utf-8' } }),
  ).toMatchObject({
    ok: false,
    failure: { kind: 'retryable', message: expect.stringMatching(/returned a web page/) },
  })
})

it('a URL in a private network is not called, nor a name that leads there', async () => {
  const lookup = ((_name: string, _options: object, callback: (...found: unknown[]) => void) =>
    callback(null, [{ address: '10.0.0.7', family: 4 }])) as never
  const dispatcher = createGuardedAgent(egressPolicy([]), { lookup })
  for (const baseUrl of [server.baseUrl, 'http://[::1]:8080/v1', 'https://llm.example.com/v1']) {
    const provider = textProvider('openai-compatible', { baseUrl, apiKey: textKey, dispatcher })
    expect(await provider.complete(callOf())).toMatchObject({
      ok: false,
      failure: { kind: 'auth-dead', reason: 'private-address' },
    })
  }
  expect(server.headers).toEqual([])
})

it.each(['ollama', 'openai-compatible'] as const)(
  '%s with a stored URL that is none fails as an outcome',
  async (name) => {
    const provider = textProvider(name, accessOf(name, { baseUrl: 'no address' }))
    expect(await provider.complete(callOf())).toMatchObject({ ok: false })
    expect(await provider.models(new AbortController().signal)).toMatchObject({ ok: false })
  },
)

const failing: readonly TextAnswer[] = [
  ...(['key', 'credit', 'model', 'length', 'content', 'busy', 'limit'] as const).map((refusal) => ({
    refusal,
  })),
  { status: 418, error: { message: 'teapot' } },
  { status: 500, error: '<html>oops</html>' },
  { pieces: ['canary-answer '], cut: 'connection' },
  { pieces: ['canary-answer '], cut: 'answer' },
  { pieces: ['canary-answer '], reason: 'content_filter' },
  { pieces: ['canary-answer '], reason: 'length' },
  { pieces: [] },
]

it.each(textProviders)('%s prints no key, prompt or answer, and no failure contains one', async (name) => {
  const printed: unknown[] = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const)
    vi.spyOn(console, method).mockImplementation((...given) => void printed.push(...given))
  vi.spyOn(process, 'emitWarning').mockImplementation((...given) => void printed.push(...given))
  for (const answer of failing) {
    const outcome = await complete(name, answer, {
      instructions: 'canary-instructions',
      prompt: 'canary-prompt',
    })
    if (!outcome.ok) {
      expect(JSON.stringify(outcome)).not.toMatch(/canary|text-key/)
      // nothing of the package's error, which holds the request, is kept
      expect(['kind', 'message', 'retryAfter', 'reason']).toEqual(
        expect.arrayContaining(Object.keys(outcome.failure)),
      )
    }
  }
  expect(printed).toEqual([])
})
