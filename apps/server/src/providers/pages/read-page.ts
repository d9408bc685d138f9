import type { Dispatcher } from 'undici'
import { boundedRequest } from '../../outbound/bounded-request.ts'
import { robotsAllow } from './robots.ts'

export type PageAnswer =
  | { readonly kind: 'page'; /** Where it is after redirects. */ readonly url: string; readonly html: string }
  /** Its server says that there is no such page. */
  | { readonly kind: 'gone'; readonly message: string }
  /** It may not be read. */
  | { readonly kind: 'closed'; readonly message: string }
  /** Nothing can be said at the moment. */
  | { readonly kind: 'failed'; readonly message: string }

export interface PageReaderOptions {
  readonly dispatcher: Dispatcher
  /** Says who asks, beginning with the name that robots.txt knows us by. */
  readonly userAgent: string
}

const timeout = 20_000
const maxBytes = 5_000_000
const robotsBytes = 500_000

const codeOf = (error: unknown): string => {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as Error & { code?: unknown }
    if (typeof code === 'string') return code
    if (current.name === 'TimeoutError') return current.name
  }
  return ''
}

/** What an error of the network means; one of our own is thrown on. */
const failedCall = (error: unknown): PageAnswer => {
  const code = codeOf(error)
  if (code === 'EGRESS_REFUSED')
    return { kind: 'closed', message: 'The address leads into a private network, which is not called.' }
  if (code === 'ANSWER_TOO_LARGE')
    return { kind: 'closed', message: 'The page is larger than 5 MB and is not read.' }
  if (code === 'ENOTFOUND')
    return {
      kind: 'failed',
      message: 'There is no server of this name. Check whether the site still exists.',
    }
  if (code === '') throw error
  return { kind: 'failed', message: 'The server could not be reached. It is tried again.' }
}

const answerOf = (status: number, url: string, html: string): PageAnswer => {
  if (status >= 200 && status < 300) return { kind: 'page', url, html }
  if (status === 404 || status === 410) return { kind: 'gone', message: `The page is gone (${status}).` }
  if (status === 401 || status === 403)
    return { kind: 'closed', message: `The server does not let us read the page (${status}).` }
  return { kind: 'failed', message: `The server answered with an error (${status}). It is tried again.` }
}

/**
 * Reads pages as a guest does: it says who it is, and asks each site's robots.txt first, once for as long as the
 * reader lives. Never throws for what the other side does.
 */
export const createPageReader = ({ dispatcher, userAgent }: PageReaderOptions) => {
  const program = userAgent.split('/')[0] ?? userAgent
  const headers = { 'user-agent': userAgent }
  const robots = new Map<string, Promise<string>>()

  /** RFC 9309, section 2.3.1: a missing file allows everything, a server in trouble nothing for now. */
  const robotsOf = async (origin: string): Promise<string> => {
    const { status, body } = await boundedRequest(dispatcher, `${origin}/robots.txt`, {
      headers,
      timeout,
      maxBytes: robotsBytes,
    })
    if (status >= 500) throw Object.assign(new Error(`robots.txt: ${status}`), { code: 'ROBOTS_UNREACHABLE' })
    return status >= 200 && status < 300 ? body.toString() : ''
  }
  const rulesOf = (origin: string): Promise<string> => {
    const known = robots.get(origin)
    if (known) return known
    const asked = robotsOf(origin)
    robots.set(origin, asked)
    return asked
  }

  return async (address: string): Promise<PageAnswer> => {
    const url = URL.parse(address)
    if (!url || !/^https?:$/.test(url.protocol))
      return { kind: 'closed', message: 'This is not the address of a web page.' }
    try {
      if (!robotsAllow(await rulesOf(url.origin), program, url.pathname + url.search))
        return { kind: 'closed', message: 'The site’s robots.txt asks programs not to read this page.' }
      const answer = await boundedRequest(dispatcher, url.href, {
        headers: { ...headers, accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1' },
        timeout,
        maxBytes,
      })
      return answerOf(answer.status, answer.url, answer.body.toString())
    } catch (error) {
      return failedCall(error)
    }
  }
}

export type PageReader = ReturnType<typeof createPageReader>
