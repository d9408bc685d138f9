import { request, type Dispatcher } from 'undici'
import { done, type ServiceFailure, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import { failed } from '../../cloud-failure.ts'
import { networkCodeOf, networkFailure } from '../../../../../platform/outbound/network-error.ts'

/** An unsuccessful response, as input to a vendor's classification. */
export interface Refusal {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export interface JsonCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below the base URL, with its query. */
  readonly path: string
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** Statuses besides 2xx that are not failures. */
  readonly also?: readonly number[]
}

export interface JsonAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Undefined if the response had no body; otherwise untrusted JSON of the vendor. */
  readonly body: unknown
}

export interface JsonApiOptions {
  readonly base: string
  readonly headers: Readonly<Record<string, string>>
  readonly dispatcher: Dispatcher
  /** Classifies a refusal of this vendor. */
  readonly failure: (refusal: Refusal) => ServiceFailure
}

const maxBytes = 32 * 1024 * 1024

export const singleHeaders = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )

/** Converts an error of an outbound call into a failure; rethrows programming errors. */
export const thrownFailure = (error: unknown, endpoint: string): ServiceFailure => {
  const code = networkCodeOf(error)
  const known = networkFailure(code, endpoint)
  if (known) return known
  if (code === 'AbortError') return { kind: 'unknown', message: 'The request was canceled.' }
  throw error
}

/** Like `thrownFailure`, for a vendor's own API, whose host name is not user input. */
const unreachableApi = (error: unknown, base: string): ServiceFailure =>
  networkCodeOf(error) === 'ENOTFOUND'
    ? {
        kind: 'retryable',
        message: `${new URL(base).hostname} could not be found. Check this server’s internet connection, or try again later.`,
      }
    : thrownFailure(error, base)

/** Reads the text of a response; fails above a limit that no regular response reaches. */
export const boundedText = async (body: Dispatcher.ResponseData['body']): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw Object.assign(new Error('too large'), { code: 'UND_ERR_SOCKET' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** Parses JSON; undefined for other content, e.g. an HTML page of a proxy. */
const parsed = (text: string): { readonly body: unknown } | undefined => {
  if (text.trim() === '') return { body: undefined }
  try {
    return { body: JSON.parse(text) }
  } catch {
    return undefined
  }
}

const noData = (base: string): ServiceFailure => ({
  kind: 'retryable',
  message: `${new URL(base).host} returned an unexpected response. Try again later.`,
})

/** Returns a client for a vendor's JSON management API; calls go through the given (guarded) dispatcher. */
export const createJsonApi = ({ base, headers, dispatcher, failure }: JsonApiOptions) => ({
  call: async ({ method, path, body, signal, also = [] }: JsonCall): Promise<Outcome<JsonAnswer>> => {
    try {
      const answer = await request(`${base}${path}`, {
        dispatcher,
        method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ?? null,
      })
      const text = await boundedText(answer.body)
      const { statusCode: status } = answer
      const received = singleHeaders(answer.headers)
      const data = parsed(text)
      if (status >= 200 && status < 300)
        return data ? done({ status, headers: received, ...data }) : failed(noData(base))
      if (also.includes(status)) return done({ status, headers: received, body: data?.body })
      return failed(failure({ status, headers: received, text }))
    } catch (error) {
      return failed(unreachableApi(error, base))
    }
  },
})

export type JsonApi = ReturnType<typeof createJsonApi>
