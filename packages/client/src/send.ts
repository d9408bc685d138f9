import { ApiFailure, type ApiIssue } from './api-failure.ts'

export interface SendOptions {
  /** Base URL of the installation, such as https://web2.example.com. */
  readonly url: string
  readonly token: string
  readonly fetch?: typeof globalThis.fetch
  /** Number of retries after 429 and 503; 4 by default. */
  readonly retries?: number
  readonly sleep?: (milliseconds: number) => Promise<void>
}

export type Send = (method: string, path: string, body?: unknown) => Promise<unknown>

const longestWait = 60_000

const plainSleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Returns the delay in ms: the server's `Retry-After` if given, else a growing backoff. */
const waitFor = (answer: Response, attempt: number): number => {
  const asked = Number(answer.headers.get('retry-after') ?? Number.NaN)
  return Math.min(longestWait, Number.isFinite(asked) ? asked * 1_000 : 500 * 2 ** attempt)
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const failureOf = (status: number, body: unknown): ApiFailure => {
  const { message, data, errors, review } = (body ?? {}) as {
    message?: unknown
    data?: { id?: unknown }
    errors?: Record<string, string>
    review?: { issues?: readonly ApiIssue[] }
  }
  return new ApiFailure(typeof message === 'string' ? message : `The server responded with HTTP ${status}.`, {
    id: typeof data?.id === 'string' ? data.id : 'unexpected',
    status,
    ...(errors && { fields: errors }),
    ...(review?.issues && { issues: review.issues }),
  })
}

const withoutSlashes = (url: string): string => {
  let end = url.length
  while (url[end - 1] === '/') end -= 1
  return url.slice(0, end)
}

/**
 * Yields the text of a file below the API as it arrives. Throws ApiFailure if it is refused, or if the connection breaks
 * before its end.
 */
export async function* download(
  { url, token, fetch = globalThis.fetch }: SendOptions,
  path: string,
): AsyncGenerator<string, void, undefined> {
  const unreachable = (cause: unknown) =>
    new ApiFailure(`${url} is not responding.`, { id: 'unreachable', status: 0, cause })
  const answer = await fetch(`${withoutSlashes(url)}/api/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch((cause: unknown) => {
    throw unreachable(cause)
  })
  if (!answer.ok || !answer.body) throw failureOf(answer.status, readJson(await answer.text()))
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const chunks: AsyncIterator<Uint8Array> = answer.body[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await chunks.next().catch((cause: unknown) => {
      throw unreachable(cause)
    })
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}

/** Sends calls with the token. Retries 429 and 503, which changed nothing. Throws ApiFailure. */
export const createSend = ({
  url,
  token,
  fetch = globalThis.fetch,
  retries = 4,
  sleep = plainSleep,
}: SendOptions): Send => {
  const base = `${withoutSlashes(url)}/api/`
  return async (method, path, body) => {
    for (let attempt = 0; ; attempt++) {
      const { answer, text } = await fetch(base + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
        // a response can also be cut off midway
        .then(async (answer) => ({ answer, text: await answer.text() }))
        .catch((cause: unknown) => {
          throw new ApiFailure(`${url} is not responding.`, { id: 'unreachable', status: 0, cause })
        })
      const parsed = readJson(text)
      if (answer.ok && parsed !== undefined) return parsed
      // a proxy may return its own error pages, but they are not refusals by the API
      if (answer.ok || (answer.status < 500 && answer.status !== 429 && parsed === undefined))
        throw new ApiFailure(`${url} is not a Web 2 Manager server. Check the URL.`, {
          id: 'not-the-api',
          status: answer.status,
        })
      if ((answer.status !== 429 && answer.status !== 503) || attempt >= retries)
        throw failureOf(answer.status, parsed)
      await sleep(waitFor(answer, attempt))
    }
  }
}
