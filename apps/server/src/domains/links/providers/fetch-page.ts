import type { Dispatcher } from 'undici'
import { readRobots, robotsBytes } from '../../../platform/outbound/robots/read-robots.ts'
import { LimitExceeded } from '../../../platform/threads/limit-exceeded.ts'
import { askPage, type PageReply } from '../../../platform/outbound/fetch-page.ts'

export type PageAnswer =
  | { readonly kind: 'page'; /** URL after redirects. */ readonly url: string; readonly html: string }
  /** Its server responds that no such page exists. */
  | { readonly kind: 'gone'; readonly message: string }
  /** The reader has no permission to read it. */
  | { readonly kind: 'closed'; readonly message: string }
  /** Temporary failure. */
  | { readonly kind: 'failed'; readonly message: string }

export interface PageReaderOptions {
  readonly dispatcher: Dispatcher
  /** Identifies the product, beginning with the name that robots.txt rules use. */
  readonly userAgent: string
}

const refused = (status: number): PageAnswer => {
  if (status === 404 || status === 410) return { kind: 'gone', message: `The page is gone (${status}).` }
  if (status === 401 || status === 403)
    return { kind: 'closed', message: `The server denies access to the page (${status}).` }
  return { kind: 'failed', message: `The server returned an error (${status}). We’ll retry.` }
}

const answerOf = (reply: PageReply): PageAnswer => {
  switch (reply.kind) {
    case 'page':
      return { kind: 'page', url: reply.url, html: reply.html }
    case 'refused':
      return refused(reply.status)
    case 'private-address':
      return { kind: 'closed', message: 'The URL points to a private network, which we don’t access.' }
    case 'too-large':
      return { kind: 'closed', message: 'The page is larger than 5 MB, so it isn’t checked.' }
    case 'unreachable':
      return {
        kind: 'failed',
        message:
          reply.failure.reason === 'no-host'
            ? 'This domain doesn’t exist. Check whether the site is still online.'
            : 'The server could not be reached. We’ll retry.',
      }
  }
}

/**
 * Returns why robots.txt forbids reading a page, or undefined if it allows it. A missing file allows
 * everything, a failing server nothing for now (RFC 9309, section 2.3.1).
 */
const robotsRefusal = async (
  reply: PageReply,
  program: string,
  { host, pathname, search }: URL,
): Promise<PageAnswer | undefined> => {
  if (reply.kind === 'refused' && reply.status < 500) return undefined
  if (reply.kind !== 'page') return answerOf(reply)
  try {
    const { html } = reply
    if (await readRobots({ turnOf: host, size: html.length, given: [html, program, pathname + search] }))
      return undefined
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error
    return { kind: 'closed', message: error.message }
  }
  return { kind: 'closed', message: 'The site’s robots.txt doesn’t allow us to read this page.' }
}

/**
 * Creates a reader that fetches pages without a session and identifies itself. It reads each site's
 * robots.txt first, once per reader. Never throws for errors of the other server.
 */
export const createPageReader = ({ dispatcher, userAgent }: PageReaderOptions) => {
  const program = userAgent.split('/')[0] ?? userAgent
  const robots = new Map<string, Promise<PageReply>>()
  const robotsOf = (origin: string): Promise<PageReply> => {
    const known = robots.get(origin)
    if (known) return known
    const asked = askPage(dispatcher, { url: `${origin}/robots.txt`, userAgent, maxBytes: robotsBytes })
    robots.set(origin, asked)
    return asked
  }

  return async (address: string): Promise<PageAnswer> => {
    const url = URL.parse(address)
    if (!url || !/^https?:$/.test(url.protocol))
      return { kind: 'closed', message: 'This isn’t the URL of a web page.' }
    const refusal = await robotsRefusal(await robotsOf(url.origin), program, url)
    return refusal ?? answerOf(await askPage(dispatcher, { url: url.href, userAgent }))
  }
}

export type PageReader = ReturnType<typeof createPageReader>
