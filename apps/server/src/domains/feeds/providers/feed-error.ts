import { feedLimits } from '@web2/contract/feeds'
import { retryAfterOf } from '../../../platform/outbound/retry-after.ts'
import { LimitExceeded } from '../../../platform/threads/limit-exceeded.ts'
import type { FeedAnswer } from './feed.ts'

type Failed = Extract<FeedAnswer, { kind: 'failed' }>

export const failed = (message: string, more: Partial<Pick<Failed, 'gone' | 'retryAfter'>> = {}): Failed => ({
  kind: 'failed',
  message,
  gone: false,
  retryAfter: 0,
  ...more,
})

/** Classifies a response without a feed. */
export const failedStatus = (status: number, retryAfterHeader: string | undefined, now: Date): Failed => {
  if (status === 410)
    return failed(
      'This feed no longer exists (410), so it was paused. Delete it, and add its new URL if there is one.',
      {
        gone: true,
      },
    )
  if (status === 404)
    return failed('No feed found at this URL (404). Check the URL, or look for a new one on the site.')
  if (status === 401 || status === 403)
    return failed(`The server denies access to this feed (${status}). Only public feeds are supported.`)
  if (status >= 300 && status < 400) return failed('This URL redirects in a loop. Check the URL.')
  const retryAfter = retryAfterOf(retryAfterHeader, now.getTime(), feedLimits.longestWait) ?? 0
  if (status === 429)
    return failed('The server asked us to slow down (429). We’ll try again later.', { retryAfter })
  return failed(`The feed server returned an error (${status}). We’ll try again.`, {
    retryAfter,
  })
}

const sentences: Readonly<Record<string, string>> = {
  ENOTFOUND: 'No server found at this domain. Check the URL.',
  EAI_AGAIN: 'The domain could not be looked up. We’ll try again.',
  ECONNREFUSED: 'The feed server refused the connection. We’ll try again.',
  ECONNRESET: 'The feed server closed the connection. We’ll try again.',
  UND_ERR_SOCKET: 'The feed server closed the connection. We’ll try again.',
  UND_ERR_CONNECT_TIMEOUT: 'The feed server did not respond in time. We’ll try again.',
  UND_ERR_HEADERS_TIMEOUT: 'The feed server did not respond in time. We’ll try again.',
  UND_ERR_BODY_TIMEOUT: 'The feed server did not respond in time. We’ll try again.',
  UND_ERR_INVALID_ARG: 'This is not a valid URL. It must start with https:// or http://.',
  ERR_INVALID_URL: 'This is not a valid URL. It must start with https:// or http://.',
  ANSWER_TOO_LARGE: 'This feed exceeds the limit of 5 MB. Ask the site for a shorter one.',
  ERR_BUFFER_TOO_LARGE: 'This feed exceeds the limit of 5 MB. Ask the site for a shorter one.',
  Z_DATA_ERROR: 'The feed server sent damaged data. We’ll try again.',
  Z_BUF_ERROR: 'The feed server sent damaged data. We’ll try again.',
}

/** Classifies a failed call; rethrows programming errors. */
export const failedCall = (error: unknown): Failed => {
  if (!(error instanceof Error)) throw error
  if (error.name === 'TimeoutError')
    return failed('The feed server did not respond in time. We’ll try again.')
  if (error.name === 'HTTPParserError')
    return failed('There is no web server at this URL. Check the URL; we’ll try again.')
  if (error instanceof LimitExceeded) return failed(error.message)
  const { code = '' } = error as { code?: string }
  // the agent's message names the refused address
  if (code === 'EGRESS_REFUSED') return failed(error.message)
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code))
    return failed('The feed server’s certificate is not valid, so the feed was not fetched.')
  const known = sentences[code]
  if (known !== undefined) return failed(known)
  if (code.startsWith('ERR__ERROR_FORMAT')) return failed(sentences.Z_DATA_ERROR!)
  if (/^(?:E[A-Z]+$|UND_ERR|HPE_)/.test(code))
    return failed(`The feed server could not be reached (${code}). We’ll try again.`)
  if (error instanceof TypeError && error.message.startsWith('Only http'))
    return failed(sentences.ERR_INVALID_URL!)
  throw error
}
