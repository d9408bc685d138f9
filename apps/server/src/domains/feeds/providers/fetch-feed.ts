import type { Dispatcher } from 'undici'
import { boundedRequest, type BoundedAnswer } from '../../../platform/outbound/bounded-request.ts'
import { failed, failedCall, failedStatus } from './feed-error.ts'
import { feedText } from './decode-feed.ts'
import type { FeedAnswer } from './feed.ts'
import { namedFeed } from './discover-feed.ts'
import { boundedReader } from '../../../platform/threads/bounded-reader.ts'
import { readFeed } from './parse-feed.ts'

export interface FeedRequest {
  readonly dispatcher: Dispatcher
  /** The account that owns the feed. */
  readonly accountId: string
  readonly url: string
  /** Validators of the last response, so that an unchanged feed isn't sent again. */
  readonly etag: string | null
  readonly lastModified: string | null
  /** Identifies this product to the server. */
  readonly userAgent: string
  readonly maxBytes: number
  readonly maxItems: number
  readonly now: Date
}

const timeout = 20_000

const limits = { within: 10_000, what: 'feed', advice: 'Ask the site for a shorter one.' }
const read = boundedReader(
  readFeed,
  { module: new URL('./parse-feed.ts', import.meta.url), name: 'readFeed' },
  limits,
)
const readName = boundedReader(
  namedFeed,
  { module: new URL('./discover-feed.ts', import.meta.url), name: 'namedFeed' },
  { ...limits, what: 'page', advice: 'Enter the URL of its feed.' },
)

const accepted =
  'application/rss+xml, application/atom+xml, application/rdf+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, text/html;q=0.5, */*;q=0.1'

const ask = (
  asked: FeedRequest,
  url: string,
  known: Pick<FeedRequest, 'etag' | 'lastModified'> | null,
): Promise<BoundedAnswer> =>
  boundedRequest(asked.dispatcher, url, {
    headers: {
      accept: accepted,
      'user-agent': asked.userAgent,
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    },
    maxBytes: asked.maxBytes,
    timeout,
  })

const isOk = ({ status }: BoundedAnswer): boolean => status >= 200 && status < 300

/** Checks a validator before it is sent back; null if it isn't a valid header value. */
const validator = (given: string | undefined): string | null =>
  given !== undefined && given.length <= 1_000 && /^[\x20-\x7e]+$/.test(given) ? given : null

const look = async (asked: FeedRequest, url: string, mayBePage: boolean): Promise<FeedAnswer> => {
  const answer = await ask(asked, url, mayBePage ? asked : null)
  if (answer.status === 304) return { kind: 'unchanged' }
  if (!isOk(answer)) return failedStatus(answer.status, answer.headers['retry-after'], asked.now)
  const text = feedText(answer, asked.maxBytes)
  const input = { turnOf: asked.accountId, size: text.length }
  const feed = await read({ ...input, given: [text, { url: answer.url, most: asked.maxItems }] })
  if (feed)
    return {
      kind: 'read',
      feed,
      url,
      etag: validator(answer.headers.etag),
      lastModified: validator(answer.headers['last-modified']),
    }
  const named = mayBePage ? await readName({ ...input, given: [text, answer.url] }) : ''
  if (named !== '') return look(asked, named, false)
  return failed('No valid feed found at this URL. Look for an RSS, Atom, RDF or JSON Feed link on the site.')
}

/** Polls a feed, following a web page to the feed it names. Never throws for errors of the server. */
export const fetchFeed = async (asked: FeedRequest): Promise<FeedAnswer> => {
  try {
    return await look(asked, asked.url, true)
  } catch (error) {
    return failedCall(error)
  }
}
