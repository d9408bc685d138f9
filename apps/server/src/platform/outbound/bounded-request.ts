import { request, type Dispatcher } from 'undici'

export interface BoundedAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Where the answer came from after redirects. */
  url: string
}

export interface BoundedOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Buffer
  /** Bytes of answer that are read before it is given up. */
  maxBytes: number
  /** Milliseconds for the whole exchange, redirects included. */
  timeout: number
  maxRedirects?: number
}

export class AnswerTooLarge extends Error {
  readonly code = 'ANSWER_TOO_LARGE'
}

/** An answer's body, whole; throws AnswerTooLarge as soon as it has more bytes. */
export const readBounded = async (
  body: Dispatcher.ResponseData['body'],
  maxBytes: number,
): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new AnswerTooLarge(`The answer is larger than ${maxBytes} bytes.`)
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

/** What may be said to an origin that a redirect names; all else may be a secret of the first one. */
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
 * One exchange with limits on time, size and redirects; each redirect passes the dispatcher's guard again. Another origin,
 * which http is beside https, gets neither secrets nor a body: where there is one, the redirect is the answer.
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
      throw new TypeError(`Only http and https addresses can be called, not ${url.protocol}`)
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
