import { gzipSync } from 'node:zlib'
import { listening, type Listening } from '../listening.ts'

export interface FeedAnswering {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The response waits for this. */
  readonly after?: Promise<unknown>
}

export interface FeedServer extends Listening {
  /** Sets the response of a path. */
  answer(path: string, answering: FeedAnswering): void
  /** Returns the headers of requests for a path, oldest first. */
  asked(path: string): readonly Readonly<Record<string, unknown>>[]
}

const etagOf = (body: string | Buffer): string =>
  `"${body.length}-${String(body).slice(-40).replace(/[^\w]/g, '')}"`

/**
 * Starts a web server with feeds: it sends validators and responds with 304 to valid ones (RFC 9110, 13),
 * compresses paths below /packed, and redirects /circle in a loop.
 */
export const startFeedServer = async (): Promise<FeedServer> => {
  const answers = new Map<string, FeedAnswering>()
  const requests = new Map<string, Record<string, unknown>[]>()
  const server = await listening(async (request, response) => {
    const path = request.url ?? '/'
    requests.set(path, [...(requests.get(path) ?? []), { ...request.headers }])
    if (path === '/circle') return void response.writeHead(302, { location: '/circle' }).end()
    const known = answers.get(path)
    if (!known) return void response.writeHead(404).end('nothing here')
    const { status = 200, headers = {}, body = '', after } = known
    await after
    const etag = etagOf(body)
    if (status === 200 && request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    const packed = path.startsWith('/packed')
    response.writeHead(status, {
      'content-type': 'application/xml',
      ...(status === 200 && { etag, 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' }),
      ...(packed && { 'content-encoding': 'gzip' }),
      ...headers,
    })
    response.end(packed ? gzipSync(body) : body)
  })
  return {
    ...server,
    answer: (path, answering) => void answers.set(path, answering),
    asked: (path) => requests.get(path) ?? [],
  }
}

/** Returns an RSS 2.0 feed of some items. */
export const rssOf = (title: string, items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>${title}</title><link>https://blog.example/</link>${items.join('')}</channel></rss>`

/** Returns an item of it by number. */
export const rssItem = (at: number, more = ''): string =>
  `<item><guid isPermaLink="false">post-${at}</guid><title>Post ${at}</title><link>https://blog.example/${at}</link><pubDate>Sat, 21 Nov 2026 0${at % 10}:00:00 GMT</pubDate><description>About ${at}</description>${more}</item>`
