import { EventStreamCodec } from '@smithy/eventstream-codec'
import { fromUtf8, toUtf8 } from '@smithy/util-utf8'

/* The wire formats of text services, as their public documentation has them. */

export interface TextRequest {
  readonly model: string
  readonly prompt: string
  readonly instructions: string
}

/** Why a model ended, in the words of OpenAI's chat completions. */
export type EndReason = 'stop' | 'length' | 'content_filter'

/** Refusals that every service has, each in its own form. */
export type Refusal = 'key' | 'credit' | 'model' | 'length' | 'content' | 'busy' | 'limit'

export interface TextFormat {
  readonly contentType: string
  /** Status and body of each refusal; `message` stands in the body. */
  readonly refusals: Readonly<Record<Refusal, readonly [status: number, body: object]>>
  /** Any other error. */
  readonly error: (message: string, code?: string) => object
  readonly read: (body: unknown, path: string) => TextRequest
  readonly begin?: (model: string) => string | Buffer
  readonly piece: (model: string, text: string) => string | Buffer
  readonly end: (
    model: string,
    reason: EndReason,
    usage: { readonly input: number; readonly output: number } | undefined,
  ) => string | Buffer
}

interface Said {
  readonly role: string
  readonly content: string | readonly { readonly text?: string }[]
}

const textOf = (content: Said['content'] | undefined): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('')

const saidBy = (messages: readonly Said[], ...roles: readonly string[]): string =>
  textOf(messages.find(({ role }) => roles.includes(role))?.content)

const event = (data: unknown): string => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
const namedEvent = (data: { readonly type: string }): string => `event: ${data.type}\n${event(data)}`

const openAiError = (message: string, code: string | null = null) => ({
  error: { message, type: 'invalid_request_error', param: null, code },
})
const openAiRefusals: TextFormat['refusals'] = {
  key: [401, openAiError('Incorrect API key provided.', 'invalid_api_key')],
  credit: [429, openAiError('You exceeded your current quota.', 'insufficient_quota')],
  model: [404, openAiError('The model does not exist or you do not have access to it.', 'model_not_found')],
  length: [400, openAiError('This model’s maximum context length is 8 tokens.', 'context_length_exceeded')],
  content: [400, openAiError('Your request was rejected by the safety system.', 'content_policy_violation')],
  busy: [503, openAiError('The server is overloaded.')],
  limit: [429, openAiError('Rate limit reached.', 'rate_limit_exceeded')],
}

const chatChunk = (model: string, fields: object) =>
  event({ id: 'chatcmpl-test', object: 'chat.completion.chunk', created: 1_700_000_000, model, ...fields })

/** OpenAI Chat Completions, also of Poe, Mistral, DeepSeek, OpenRouter and compatible servers. */
const chat: TextFormat = {
  contentType: 'text/event-stream',
  refusals: openAiRefusals,
  error: openAiError,
  read: (body) => {
    const { model, messages } = body as { model: string; messages: readonly Said[] }
    return { model, prompt: saidBy(messages, 'user'), instructions: saidBy(messages, 'system', 'developer') }
  },
  piece: (model, content) =>
    chatChunk(model, { choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] }),
  end: (model, reason, usage) => {
    const counted = usage && {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    }
    const finish = [{ index: 0, delta: { content: '' }, finish_reason: reason }]
    return (
      chatChunk(model, { choices: finish }) +
      (counted ? chatChunk(model, { choices: [], usage: counted }) : '') +
      event('[DONE]')
    )
  },
}

/** Mistral sends its token counts with the last choice. */
const mistral: TextFormat = {
  ...chat,
  refusals: {
    ...openAiRefusals,
    key: [401, { message: 'Unauthorized', request_id: 'test' }],
    model: [
      404,
      { object: 'error', message: 'Model not found', type: 'model_not_found', param: null, code: '1500' },
    ],
    credit: [402, { object: 'error', message: 'No credit left', type: 'payment_required', code: '1600' }],
  },
  end: (model, reason, usage) =>
    chatChunk(model, {
      choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: reason }],
      ...(usage && {
        usage: {
          prompt_tokens: usage.input,
          completion_tokens: usage.output,
          total_tokens: usage.input + usage.output,
        },
      }),
    }) + event('[DONE]'),
}

/** OpenRouter numbers its errors by status and sends comments while it waits. */
const openRouter: TextFormat = {
  ...chat,
  refusals: {
    ...openAiRefusals,
    key: [401, { error: { code: 401, message: 'User not found.' } }],
    credit: [402, { error: { code: 402, message: 'Insufficient credits.' } }],
    content: [403, { error: { code: 'content_policy_violation', message: 'Moderation', metadata: {} } }],
  },
  error: (message, code) => ({ error: { message, code: code ?? 400 } }),
  begin: () => ': OPENROUTER PROCESSING\n\n',
}

/** OpenAI Responses, also of Azure and xAI. */
const responses: TextFormat = {
  contentType: 'text/event-stream',
  refusals: openAiRefusals,
  error: openAiError,
  read: (body) => {
    const { model, input } = body as { model: string; input: readonly Said[] }
    return { model, prompt: saidBy(input, 'user'), instructions: saidBy(input, 'developer', 'system') }
  },
  begin: (model) =>
    namedEvent({
      type: 'response.created',
      ...{
        sequence_number: 0,
        response: {
          id: 'resp_test',
          object: 'response',
          created_at: 1_700_000_000,
          model,
          output: [],
          status: 'in_progress',
        },
      },
    }) +
    namedEvent({
      type: 'response.output_item.added',
      ...{
        sequence_number: 1,
        output_index: 0,
        item: { type: 'message', id: 'msg_test', role: 'assistant', status: 'in_progress', content: [] },
      },
    }),
  piece: (_model, delta) =>
    namedEvent({
      type: 'response.output_text.delta',
      ...{ sequence_number: 2, item_id: 'msg_test', output_index: 0, content_index: 0, delta, logprobs: [] },
    }),
  end: (model, reason, usage) => {
    const details = { stop: null, length: 'max_output_tokens', content_filter: 'content_filter' }[reason]
    return (
      namedEvent({
        type: 'response.output_item.done',
        ...{
          sequence_number: 3,
          output_index: 0,
          item: { type: 'message', id: 'msg_test', role: 'assistant', status: 'completed', content: [] },
        },
      }) +
      namedEvent({
        type: details === null ? 'response.completed' : 'response.incomplete',
        ...{
          sequence_number: 4,
          response: {
            ...{ id: 'resp_test', object: 'response', created_at: 1_700_000_000, model, output: [] },
            status: details === null ? 'completed' : 'incomplete',
            incomplete_details: details === null ? null : { reason: details },
            usage: {
              input_tokens: usage?.input ?? 0,
              output_tokens: usage?.output ?? 0,
              total_tokens: (usage?.input ?? 0) + (usage?.output ?? 0),
              input_tokens_details: { cached_tokens: 0 },
              output_tokens_details: { reasoning_tokens: 0 },
            },
          },
        },
      })
    )
  },
}

const anthropicError = (message: string, type = 'invalid_request_error') => ({
  type: 'error',
  error: { type, message },
  request_id: 'req_test',
})

/** Anthropic Messages. */
const anthropic: TextFormat = {
  contentType: 'text/event-stream',
  refusals: {
    key: [401, anthropicError('invalid x-api-key', 'authentication_error')],
    credit: [402, anthropicError('Your credit balance is too low.', 'billing_error')],
    model: [404, anthropicError('model: no-such-model', 'not_found_error')],
    length: [413, anthropicError('Request exceeds the maximum size', 'request_too_large')],
    content: [400, anthropicError('Output blocked by content filtering policy', 'content_filter')],
    busy: [529, anthropicError('Overloaded', 'overloaded_error')],
    limit: [429, anthropicError('Number of requests has exceeded your rate limit', 'rate_limit_error')],
  },
  error: anthropicError,
  read: (body) => {
    const { model, system, messages } = body as {
      model: string
      system: Said['content']
      messages: readonly Said[]
    }
    return { model, prompt: saidBy(messages, 'user'), instructions: textOf(system) }
  },
  begin: (model) =>
    namedEvent({
      type: 'message_start',
      ...{
        message: {
          ...{ id: 'msg_test', type: 'message', role: 'assistant', model, content: [] },
          ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: 3, output_tokens: 1 } },
        },
      },
    }) +
    namedEvent({ type: 'content_block_start', ...{ index: 0, content_block: { type: 'text', text: '' } } }) +
    namedEvent({ type: 'ping' }),
  piece: (_model, text) =>
    namedEvent({ type: 'content_block_delta', ...{ index: 0, delta: { type: 'text_delta', text } } }),
  end: (_model, reason, usage) => {
    const stop = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' }[reason]
    return (
      namedEvent({ type: 'content_block_stop', ...{ index: 0 } }) +
      namedEvent({
        type: 'message_delta',
        ...{
          delta: { stop_reason: stop, stop_sequence: null },
          usage: { input_tokens: usage?.input ?? 0, output_tokens: usage?.output ?? 0 },
        },
      }) +
      namedEvent({ type: 'message_stop' })
    )
  },
}

const geminiError = (code: number, status: string, message: string, details: readonly object[] = []) => ({
  error: { code, message, status, details },
})

/** Gemini, streamGenerateContent with alt=sse. */
const gemini: TextFormat = {
  contentType: 'text/event-stream',
  refusals: {
    key: [
      400,
      geminiError(400, 'INVALID_ARGUMENT', 'API key not valid.', [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
      ]),
    ],
    credit: [402, geminiError(402, 'RESOURCE_EXHAUSTED', 'No credit left')],
    model: [404, geminiError(404, 'NOT_FOUND', 'models/no-such-model is not found')],
    length: [413, geminiError(413, 'INVALID_ARGUMENT', 'The input token count exceeds the maximum')],
    content: [400, geminiError(400, 'content_filter', 'Blocked')],
    busy: [503, geminiError(503, 'UNAVAILABLE', 'The model is overloaded.')],
    limit: [
      429,
      geminiError(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded', [
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34s' },
      ]),
    ],
  },
  error: (message, status = 'INVALID_ARGUMENT') => geminiError(400, status, message),
  read: (body, path) => {
    const { contents, systemInstruction } = body as {
      contents: readonly { parts: readonly { text: string }[] }[]
      systemInstruction?: { parts: readonly { text: string }[] }
    }
    const model = decodeURIComponent(/models\/([^:]+):/.exec(path)?.[1] ?? '')
    return { model, prompt: textOf(contents[0]?.parts), instructions: textOf(systemInstruction?.parts) }
  },
  piece: (_model, text) =>
    event({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
  end: (_model, reason, usage) =>
    event({
      candidates: [
        {
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: { stop: 'STOP', length: 'MAX_TOKENS', content_filter: 'SAFETY' }[reason],
          index: 0,
        },
      ],
      ...(usage && {
        usageMetadata: {
          promptTokenCount: usage.input,
          candidatesTokenCount: usage.output,
          totalTokenCount: usage.input + usage.output,
        },
      }),
    }),
}

const line = (data: object): string => `${JSON.stringify({ created_at: '2026-11-24T00:00:00Z', ...data })}\n`
const ollamaError = (error: string) => ({ error })

/** Ollama's own API, in lines of JSON. */
const ollama: TextFormat = {
  contentType: 'application/x-ndjson',
  refusals: {
    key: [401, ollamaError('unauthorized')],
    credit: [402, ollamaError('usage limit reached')],
    model: [404, ollamaError("model 'no-such-model' not found")],
    length: [413, ollamaError('prompt too long')],
    content: [400, { error: { message: 'refused', code: 'content_filter' } }],
    busy: [503, ollamaError('server busy, please try again')],
    limit: [429, ollamaError('too many requests')],
  },
  error: ollamaError,
  read: (body) => {
    const { model, messages } = body as { model: string; messages: readonly Said[] }
    return { model, prompt: saidBy(messages, 'user'), instructions: saidBy(messages, 'system') }
  },
  piece: (model, content) => line({ model, message: { role: 'assistant', content }, done: false }),
  end: (model, reason, usage) =>
    line({
      ...{ model, message: { role: 'assistant', content: '' }, done: true, done_reason: reason },
      ...{ total_duration: 1, load_duration: 1, prompt_eval_duration: 1, eval_duration: 1 },
      ...(usage && { prompt_eval_count: usage.input, eval_count: usage.output }),
    }),
}

const codec = new EventStreamCodec(toUtf8, fromUtf8)
const framed = (type: string, data: object): Buffer =>
  Buffer.from(
    codec.encode({
      headers: {
        ':event-type': { type: 'string', value: type },
        ':content-type': { type: 'string', value: 'application/json' },
        ':message-type': { type: 'string', value: 'event' },
      },
      body: fromUtf8(JSON.stringify(data)),
    }),
  )
const bedrockError = (message: string, __type = 'ValidationException') => ({ message, __type })

/** Amazon Bedrock's ConverseStream, in frames of AWS's event stream. */
const bedrock: TextFormat = {
  contentType: 'application/vnd.amazon.eventstream',
  refusals: {
    key: [403, bedrockError('Invalid API Key', 'UnrecognizedClientException')],
    credit: [402, bedrockError('No credit')],
    model: [404, bedrockError('The model was not found', 'ResourceNotFoundException')],
    length: [413, bedrockError('Input is too long')],
    content: [400, { error: { message: 'Blocked', code: 'content_filter' } }],
    busy: [503, bedrockError('Unavailable', 'ServiceUnavailableException')],
    limit: [429, bedrockError('Too many requests', 'ThrottlingException')],
  },
  error: bedrockError,
  read: (body, path) => {
    const { system, messages } = body as { system: Said['content']; messages: readonly Said[] }
    const model = decodeURIComponent(/\/model\/([^/]+)\//.exec(path)?.[1] ?? '')
    return { model, prompt: saidBy(messages, 'user'), instructions: textOf(system) }
  },
  begin: () => framed('messageStart', { role: 'assistant' }),
  piece: (_model, text) => framed('contentBlockDelta', { contentBlockIndex: 0, delta: { text } }),
  end: (_model, reason, usage) => {
    const stopReason = { stop: 'end_turn', length: 'max_tokens', content_filter: 'content_filtered' }[reason]
    return Buffer.concat([
      framed('contentBlockStop', { contentBlockIndex: 0 }),
      framed('messageStop', { stopReason }),
      ...(usage
        ? [
            framed('metadata', {
              usage: {
                inputTokens: usage.input,
                outputTokens: usage.output,
                totalTokens: usage.input + usage.output,
              },
              metrics: { latencyMs: 1 },
            }),
          ]
        : []),
    ])
  },
}

export const textFormats = { chat, mistral, openRouter, responses, anthropic, gemini, ollama, bedrock }
