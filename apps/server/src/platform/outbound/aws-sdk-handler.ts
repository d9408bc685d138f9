import type { NodeHttpHandler } from '@smithy/node-http-handler'
import { Readable } from 'node:stream'
import { request, type Dispatcher } from 'undici'
import { readBounded } from './bounded-request.ts'

type Handle = NodeHttpHandler['handle']
type SdkRequest = Parameters<Handle>[0]
type SdkAnswer = Awaited<ReturnType<Handle>>

const addressOf = (call: SdkRequest): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(call.query ?? {}))
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, one ?? '')
  const port = call.port === undefined ? '' : `:${call.port}`
  const search = query.size > 0 ? `?${query.toString().replaceAll('+', '%20')}` : ''
  return `${call.protocol}//${call.hostname}${port}${call.path}${search}`
}

/** Maximum bytes of a response; the longest real one lists the buckets of an account. */
const maxBytes = 32 * 1024 * 1024

/**
 * Creates the HTTP handler of an AWS SDK client: every call uses the given (guarded) dispatcher. It is for
 * calls about buckets, whose responses are short.
 */
export const sdkHandler = (dispatcher: Dispatcher) => ({
  metadata: { handlerProtocol: 'http/1.1' },
  handle: async (call: SdkRequest, options: { abortSignal?: unknown } = {}): Promise<SdkAnswer> => {
    const { host: _host, 'content-length': _length, expect: _expect, ...headers } = call.headers
    const answer = await request(addressOf(call), {
      dispatcher,
      method: call.method as Dispatcher.HttpMethod,
      headers,
      body: call.body ?? null,
      signal: options.abortSignal instanceof AbortSignal ? options.abortSignal : null,
    })
    const received = Object.fromEntries(
      Object.entries(answer.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
      ]),
    )
    const body = Readable.from([await readBounded(answer.body, maxBytes)])
    return {
      response: { statusCode: answer.statusCode, reason: '', headers: received, body },
    } as SdkAnswer
  },
  destroy: () => {},
  updateHttpClientConfig: () => {},
  httpHandlerConfigs: () => ({}),
})
