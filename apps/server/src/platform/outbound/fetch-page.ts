import type { Dispatcher } from 'undici'
import { callService } from './call-service.ts'
import type { ServiceFailure } from './outcome.ts'

/** What came of asking for a page; whoever asks says what it means to them. */
export type PageReply =
  /** `url` is where it came from after redirects, `type` what its server calls it ('text/html'). */
  | { readonly kind: 'page'; readonly url: string; readonly type: string; readonly html: string }
  /** The server answered, and not with a page. */
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'private-address' }
  | { readonly kind: 'too-large' }
  /** There was no answer, for a reason that may pass. */
  | { readonly kind: 'unreachable'; readonly failure: ServiceFailure }

export interface PageAsked {
  readonly url: string
  /** Who asks. */
  readonly userAgent: string
  /** Bytes that are read at most. */
  readonly maxBytes?: number
}

/** Bytes of a page that are read, unless told otherwise. */
export const mostOfPage = 5_000_000
/** Milliseconds for one page, redirects included. */
const timeout = 30_000

/** Asks for a page of the web as readers do; never throws for what the other side does. */
export const askPage = async (
  dispatcher: Dispatcher,
  { url, userAgent, maxBytes = mostOfPage }: PageAsked,
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
    return { kind: 'page', url: from, type: headers['content-type'] ?? '', html: body.toString() }
  }
  if (status !== 0) return { kind: 'refused', status }
  const { failure } = answer
  if (failure.reason === 'private-address' || failure.reason === 'too-large') return { kind: failure.reason }
  return { kind: 'unreachable', failure }
}
