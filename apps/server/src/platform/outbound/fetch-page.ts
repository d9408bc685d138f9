import type { Dispatcher } from 'undici'
import { callService } from './call-service.ts'
import { decodePage } from './decode-page.ts'
import type { ServiceFailure } from './outcome.ts'

/** Result of a page request; its meaning is up to the caller. */
export type PageReply =
  /** `url` is the URL after redirects, `type` the server's content type ('text/html'). */
  | { readonly kind: 'page'; readonly url: string; readonly type: string; readonly html: string }
  /** The server responded, but not with a page. */
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'private-address' }
  | { readonly kind: 'too-large' }
  /** No response, for a possibly temporary reason. */
  | { readonly kind: 'unreachable'; readonly failure: ServiceFailure }

export interface PageAsked {
  readonly url: string
  /** User-Agent. */
  readonly userAgent: string
  /** Maximum bytes to read. */
  readonly maxBytes?: number
  /** Time limit including redirects, in ms. */
  readonly timeout?: number
}

/** Default maximum bytes of a page. */
export const mostOfPage = 5_000_000
/** Default time limit for one page including redirects, in ms. */
const patience = 30_000

/** Requests a page as a visitor would. Never throws for errors of the other server. */
export const askPage = async (
  dispatcher: Dispatcher,
  { url, userAgent, maxBytes = mostOfPage, timeout = patience }: PageAsked,
): Promise<PageReply> => {
  let status = 0
  const answer = await callService(dispatcher, {
    service: new URL(url).host,
    url,
    headers: { 'user-agent': userAgent, accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1' },
    timeout,
    maxBytes,
    failure: (refusal) => {
      status = refusal.status
      return { kind: 'unknown', message: `HTTP ${status}` }
    },
  })
  if (answer.ok) {
    const { body, headers, url: from } = answer.value
    const type = headers['content-type'] ?? ''
    return { kind: 'page', url: from, type, html: decodePage(body, type) }
  }
  if (status !== 0) return { kind: 'refused', status }
  const { failure } = answer
  if (failure.reason === 'private-address' || failure.reason === 'too-large') return { kind: failure.reason }
  return { kind: 'unreachable', failure }
}
