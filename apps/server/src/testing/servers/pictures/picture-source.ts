import type { IncomingMessage } from 'node:http'
import sharp from 'sharp'
import { listening } from '../listening.ts'

export interface SourceRequest {
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  /** URL of this server, for URLs in its responses. */
  readonly url: string
}

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** API of one source. */
export interface Dialect {
  /** Returns the search terms, or undefined for another request. */
  readonly search: (request: SourceRequest) => string | undefined
  readonly answer: (request: SourceRequest) => unknown
  /** Returns the error for a request without the right key, or undefined. */
  readonly refusal?: (request: SourceRequest) => Answer | undefined
  readonly limit: Answer
  readonly fault: Answer
}

/** Search terms that cause failures: 'limit' 429, 'fault' 500, 'cut' half a response, 'slow' none at all. */
const troubles = new Set(['limit', 'fault', 'cut', 'slow'])

/** Starts a simulated image source on loopback: its API in its own format, and its files below /files/. */
export const startPictureSource = async (dialect: Dialect) => {
  const requests: string[] = []
  const agents: string[] = []
  const files = new Map<string, Buffer>()
  const plain = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#5b8c5a' } })
    .jpeg()
    .toBuffer()

  const server = await listening((incoming, response) => {
    const url = new URL(incoming.url ?? '/', server.url)
    requests.push(url.pathname + url.search)
    agents.push(incoming.headers['user-agent'] ?? '')
    if (url.pathname.startsWith('/files/')) {
      const file = files.get(url.pathname) ?? plain
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(file)
      return
    }
    const request = {
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      url: server.url,
    }
    const words = dialect.search(request) ?? ''
    const [trouble = ''] = words.split(' ')
    const say = ({ status, body, headers }: Answer) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    const refused = dialect.refusal?.(request)
    if (refused) return say(refused)
    if (trouble === 'limit') return say(dialect.limit)
    if (trouble === 'fault') return say(dialect.fault)
    const body = JSON.stringify(dialect.answer(request))
    if (!troubles.has(trouble)) return say({ status: 200, body })
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length) })
    if (trouble === 'cut') response.write(body.slice(0, body.length / 2), () => response.destroy())
  })
  return {
    ...server,
    /** Path and query of every request, in order. */
    requests: requests as readonly string[],
    agents: agents as readonly string[],
    /** Serves these bytes at a path below /files/. */
    serve: (path: string, bytes: Buffer) => void files.set(path, bytes),
  }
}

export type PictureSource = Awaited<ReturnType<typeof startPictureSource>>

/** Number of images that match any search. */
export const pictureCount = 60

/** Returns the numbers of the images on a page, from 1. */
export const numbersOn = (page: number, size: number): readonly number[] =>
  Array.from({ length: pictureCount }, (_, at) => at + 1).slice((page - 1) * size, page * size)
