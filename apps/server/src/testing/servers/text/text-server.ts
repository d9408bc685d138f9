import type { ServerResponse } from 'node:http'
import { bodyOf, listening } from '../listening.ts'

export const textKey = 'text-key-of-a-test'

export interface TextRequest {
  readonly model: string
  readonly prompt: string
  readonly instructions: string
}

/** Response to a request for a text. */
export type TextAnswer =
  | { readonly pieces: readonly string[]; readonly reason?: string; readonly usage?: boolean }
  /** Closes the connection after these pieces, or ends the response without a finish reason. */
  | { readonly pieces: readonly string[]; readonly cut: 'connection' | 'answer' }
  /** Sends pieces until the client disconnects. */
  | { readonly endless: string }
  /** Sends these pieces, then nothing until released. */
  | { readonly pieces: readonly string[]; readonly until: Promise<unknown> }
  /** Starts to send when released. */
  | { readonly pieces: readonly string[]; readonly after: Promise<unknown> }
  | { readonly status: number; readonly error: object | string; readonly headers?: Record<string, string> }
  | { readonly silent: true }

const event = (data: unknown): string => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

const chunk = (model: string, fields: object) => ({
  id: 'chatcmpl-test',
  object: 'chat.completion.chunk',
  created: 1_700_000_000,
  model,
  ...fields,
})
const piece = (model: string, content: string, reason: string | null = null) =>
  event(chunk(model, { choices: [{ index: 0, delta: reason ? {} : { content }, finish_reason: reason }] }))

const tokens = (text: string) => Math.ceil(text.length / 5)

const write = async (response: ServerResponse, { model, prompt }: TextRequest, answer: TextAnswer) => {
  if ('silent' in answer) return
  if ('status' in answer) {
    const isText = typeof answer.error === 'string'
    response.writeHead(answer.status, {
      'content-type': isText ? 'text/html' : 'application/json',
      ...answer.headers,
    })
    return void response.end(isText ? answer.error : JSON.stringify({ error: answer.error }))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if ('endless' in answer) {
    const more = () => {
      while (!response.destroyed && response.write(piece(model, answer.endless)));
      if (!response.destroyed) response.once('drain', more)
    }
    return more()
  }
  if ('after' in answer) await answer.after
  for (const text of answer.pieces) response.write(piece(model, text))
  if ('cut' in answer) {
    if (answer.cut === 'answer') return void response.end()
    // flushes the pieces before the connection is closed
    return void response.write(': cut\n\n', () => response.destroy())
  }
  if ('until' in answer) await answer.until
  const { reason = 'stop', usage = true } = answer as { reason?: string; usage?: boolean }
  response.write(piece(model, '', reason))
  const counted = { prompt_tokens: tokens(prompt), completion_tokens: tokens(answer.pieces.join('')) }
  if (usage) response.write(event(chunk(model, { choices: [], usage: { ...counted, total_tokens: 0 } })))
  response.end(event('[DONE]'))
}

/** Starts a text service with the wire format of OpenAI's chat completions and models, including failures. */
export const startTextServer = async (
  answer: (request: TextRequest, at: number) => TextAnswer,
  models: readonly string[] = ['gpt-4o', 'gpt-4', 'gpt-3.5-turbo'],
) => {
  const requests: TextRequest[] = []
  let answering = answer
  const server = await listening((request, response) => {
    void bodyOf(request).then((bytes) => {
      if (request.headers.authorization !== `Bearer ${textKey}`)
        return write(response, { model: '', prompt: '', instructions: '' }, wrongKey)
      if (request.method === 'GET' && request.url === '/v1/models') {
        response.writeHead(200, { 'content-type': 'application/json' })
        const data = models.map((id) => ({ id, object: 'model', created: 1, owned_by: 'openai' }))
        return void response.end(JSON.stringify({ object: 'list', data }))
      }
      const { model, messages } = JSON.parse(bytes.toString()) as {
        model: string
        messages: { role: string; content: string }[]
      }
      const said = (role: string) => messages.find((message) => message.role === role)?.content ?? ''
      const asked = { model, prompt: said('user'), instructions: said('system') }
      requests.push(asked)
      return write(response, asked, answering(asked, requests.length - 1))
    })
  })
  return {
    ...server,
    /** Base URL for a provider. */
    baseUrl: `${server.url}/v1`,
    requests,
    /** Sets the responses. */
    answerWith: (next: typeof answer) => {
      answering = next
    },
  }
}

export type TextServer = Awaited<ReturnType<typeof startTextServer>>

const wrongKey = {
  status: 401,
  error: {
    message: 'Incorrect API key provided.',
    type: 'invalid_request_error',
    param: null,
    code: 'invalid_api_key',
  },
}
