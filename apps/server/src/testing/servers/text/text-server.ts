import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, listening } from '../listening.ts'
import {
  textFormats,
  type EndReason,
  type Refusal,
  type TextFormat,
  type TextRequest,
} from './text-formats.ts'

export type { TextRequest } from './text-formats.ts'

export const textKey = 'text-key-of-a-test'

/** Response to a request for a text. */
export type TextAnswer =
  | { readonly pieces: readonly string[]; readonly reason?: EndReason; readonly usage?: boolean }
  /** Closes the connection after these pieces, or ends the response without a finish reason. */
  | { readonly pieces: readonly string[]; readonly cut: 'connection' | 'answer' }
  /** Sends pieces until the client disconnects. */
  | { readonly endless: string }
  /** Sends these pieces, then nothing until released. */
  | { readonly pieces: readonly string[]; readonly until: Promise<unknown> }
  /** Starts to send when released. */
  | { readonly pieces: readonly string[]; readonly after: Promise<unknown> }
  | { readonly status: number; readonly error: object | string; readonly headers?: Record<string, string> }
  /** A refusal in the service's own form. */
  | { readonly refusal: Refusal; readonly headers?: Record<string, string> }
  /** These bytes instead of a text. */
  | { readonly bytes: Buffer; readonly headers: Record<string, string> }
  | { readonly silent: true }

const tokens = (text: string) => Math.ceil(text.length / 5)

const sendJson = (response: ServerResponse, status: number, body: object, headers: object = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

const write = async (
  response: ServerResponse,
  format: TextFormat,
  { model, prompt }: TextRequest,
  answer: TextAnswer,
) => {
  if ('silent' in answer) return
  if ('bytes' in answer) {
    response.writeHead(200, answer.headers)
    return void response.end(answer.bytes)
  }
  if ('refusal' in answer) {
    const [status, body] = format.refusals[answer.refusal]
    return sendJson(response, status, body, answer.headers)
  }
  if ('status' in answer) {
    if (typeof answer.error !== 'string')
      return sendJson(response, answer.status, { error: answer.error }, answer.headers)
    response.writeHead(answer.status, { 'content-type': 'text/html', ...answer.headers })
    return void response.end(answer.error)
  }
  response.writeHead(200, { 'content-type': format.contentType })
  response.flushHeaders()
  const begin = format.begin?.(model)
  if (begin !== undefined) response.write(begin)
  if ('endless' in answer) {
    const more = () => {
      while (!response.destroyed && response.write(format.piece(model, answer.endless)));
      if (!response.destroyed) response.once('drain', more)
    }
    return more()
  }
  if ('after' in answer) await answer.after
  for (const text of answer.pieces) response.write(format.piece(model, text))
  if ('cut' in answer) {
    if (answer.cut === 'answer') return void response.end()
    // flushes the pieces before the connection is closed
    return void setImmediate(() => response.destroy())
  }
  if ('until' in answer) await answer.until
  const { reason = 'stop', usage = true } = answer as { reason?: EndReason; usage?: boolean }
  const counted = { input: tokens(prompt), output: tokens(answer.pieces.join('')) }
  response.end(format.end(model, reason, usage ? counted : undefined))
}

/** Where a service answers: the paths of its texts and models, its key's header, and its form. */
interface Service {
  readonly texts: RegExp
  readonly models: RegExp
  readonly format: TextFormat
  readonly keyOf: (headers: IncomingMessage['headers']) => string | undefined
  readonly list: (ids: readonly string[]) => object
}

const bearer = ({ authorization }: IncomingMessage['headers']) => authorization?.replace(/^Bearer /, '')
const header = (name: string) => (headers: IncomingMessage['headers']) => headers[name] as string | undefined
const openAiList = (ids: readonly string[]) => ({
  object: 'list',
  data: ids.map((id) => ({ id, object: 'model', created: 1, owned_by: 'openai' })),
})

const services: readonly Service[] = [
  {
    texts: /^\/v1\/chat\/completions$/,
    models: /^\/v1\/models$/,
    format: textFormats.chat,
    keyOf: bearer,
    list: openAiList,
  },
  {
    texts: /^\/v1\/responses$/,
    models: /^\/v1\/models$/,
    format: textFormats.responses,
    keyOf: bearer,
    list: openAiList,
  },
  {
    texts: /^\/mistral\/chat\/completions$/,
    models: /^\/mistral\/models$/,
    format: textFormats.mistral,
    keyOf: bearer,
    list: openAiList,
  },
  {
    texts: /^\/openrouter\/chat\/completions$/,
    models: /^\/openrouter\/models$/,
    format: textFormats.openRouter,
    keyOf: bearer,
    list: openAiList,
  },
  {
    texts: /^\/openai\/v1\/responses/,
    models: /^\/openai\/v1\/models/,
    format: textFormats.responses,
    keyOf: header('api-key'),
    list: openAiList,
  },
  {
    texts: /^\/anthropic\/messages$/,
    models: /^\/anthropic\/models/,
    format: textFormats.anthropic,
    keyOf: header('x-api-key'),
    list: (ids) => ({ data: ids.map((id) => ({ id, type: 'model', display_name: id })), has_more: false }),
  },
  {
    texts: /^\/v1beta\/models\/[^/]+:streamGenerateContent/,
    models: /^\/v1beta\/models(?:\?|$)/,
    format: textFormats.gemini,
    keyOf: header('x-goog-api-key'),
    list: (ids) => ({
      models: ids.map((id) => ({
        ...{ name: `models/${id}`, inputTokenLimit: 1_000 },
        supportedGenerationMethods: ['generateContent'],
      })),
    }),
  },
  {
    texts: /^\/api\/chat$/,
    models: /^\/api\/tags$/,
    format: textFormats.ollama,
    keyOf: bearer,
    list: (ids) => ({ models: ids.map((name) => ({ name, model: name })) }),
  },
  {
    texts: /^\/bedrock\/model\/[^/]+\/converse-stream$/,
    models: /^\/bedrock\/foundation-models/,
    format: textFormats.bedrock,
    keyOf: bearer,
    list: (ids) => ({
      modelSummaries: ids.map((modelId) => ({ modelId, inferenceTypesSupported: ['ON_DEMAND'] })),
    }),
  },
]

/** Base URLs at a server of `startTextServer`, by provider. */
export const textPaths = {
  openai: '/v1',
  anthropic: '/anthropic',
  gemini: '/v1beta',
  mistral: '/mistral',
  xai: '/v1',
  deepseek: '/v1',
  openrouter: '/openrouter',
  azure: '/openai/v1',
  bedrock: '/bedrock',
  poe: '/v1',
  ollama: '/api',
  'openai-compatible': '/v1',
} as const

/** Starts a server that answers like every text service in its own wire format, including failures. */
export const startTextServer = async (
  answer: (request: TextRequest, at: number) => TextAnswer,
  models: readonly string[] = ['gpt-4o', 'gpt-4', 'gpt-3.5-turbo'],
) => {
  const requests: TextRequest[] = []
  /** The requests as they were sent. */
  const bodies: Readonly<Record<string, unknown>>[] = []
  /** Headers of every request, also of those that are refused and of lists. */
  const headers: IncomingMessage['headers'][] = []
  let answering = answer
  let inProgress = 0
  let open = 0
  const server = await listening((request, response) => {
    inProgress += 1
    response.once('close', () => {
      inProgress -= 1
    })
    void bodyOf(request).then((bytes) => {
      const path = request.url ?? ''
      headers.push(request.headers)
      const service = services.find((each) =>
        (request.method === 'GET' ? each.models : each.texts).test(path),
      )
      if (!service) return sendJson(response, 404, { error: { message: `Unknown request URL: ${path}` } })
      const { format, keyOf, list } = service
      if (keyOf(request.headers) !== textKey) return sendJson(response, ...format.refusals.key)
      if (request.method === 'GET') return sendJson(response, 200, list(models))
      const body = JSON.parse(bytes.toString()) as Record<string, unknown>
      const asked = format.read(body, path)
      bodies.push(body)
      requests.push(asked)
      open += 1
      response.once('close', () => (open -= 1))
      return write(response, format, asked, answering(asked, requests.length - 1))
    })
  })
  return {
    ...server,
    /** Base URL for OpenAI and services like it. */
    baseUrl: `${server.url}/v1`,
    requests,
    bodies,
    headers,
    /** Responses that have neither ended nor lost their client. */
    answersInProgress: () => inProgress,
    /** Texts that are not answered to their end yet, by connections that are still open. */
    openTexts: () => open,
    /** Sets the responses. */
    answerWith: (next: typeof answer) => {
      answering = next
    },
  }
}

export type TextServer = Awaited<ReturnType<typeof startTextServer>>
