import { request, type Dispatcher } from 'undici'

export interface BoundedAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** URL of the response after redirects. */
  url: string
}

export interface BoundedOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Buffer
  /** Maximum bytes of the response. */
  maxBytes: number
  /** Time limit for the whole exchange including redirects, in ms. */
  timeout: number
  maxRedirects?: number
}

export class AnswerTooLarge extends Error {
  readonly code = 'ANSWER_TOO_LARGE'
}

/** Reads a whole response body. Throws AnswerTooLarge as soon as it exceeds the limit. */
export const readBounded = async (
  body: Dispatcher.ResponseData['body'],
  maxBytes: number,
): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new AnswerTooLarge(`The response is larger than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const singleValues = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status)

/** Headers that may be sent to another origin after a redirect; all others may be secrets of the first. */
const harmless = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'if-modified-since',
  'if-none-match',
  'range',
  'user-agent',
])

const withoutSecrets = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => harmless.has(name.toLowerCase())))

/**
 * Sends a request with limits on time, size and redirects; each redirect passes the dispatcher's guard again.
 * Another origin (http and https differ) gets neither secrets nor a body: a redirect of a request with a body
 * is returned as the response.
 */
export const boundedRequest = async (
  dispatcher: Dispatcher,
  address: string,
  options: BoundedOptions,
): Promise<BoundedAnswer> => {
  const signal = AbortSignal.timeout(options.timeout)
  let url = new URL(address)
  let headers = options.headers ?? {}
  let method = options.method ?? 'GET'
  let payload = options.body
  for (let hop = 0; ; hop++) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new TypeError(`Only http and https URLs are supported, not ${url.protocol}`)
    const answer = await request(url, { dispatcher, method, headers, body: payload ?? null, signal })
    const { location } = answer.headers
    const next = typeof location === 'string' ? URL.parse(location, url.href) : null
    const isElsewhere = next !== null && next.origin !== url.origin
    const dropsBody = answer.statusCode === 303 && method !== 'HEAD'
    if (
      !isRedirect(answer.statusCode) ||
      next === null ||
      hop >= (options.maxRedirects ?? 5) ||
      (isElsewhere && payload !== undefined && !dropsBody)
    ) {
      const body = await readBounded(answer.body, options.maxBytes)
      return { status: answer.statusCode, headers: singleValues(answer.headers), body, url: url.href }
    }
    await answer.body.dump({ limit: 64 * 1024 })
    if (isElsewhere) headers = withoutSecrets(headers)
    if (dropsBody) {
      method = 'GET'
      payload = undefined
    }
    url = next
  }
}
