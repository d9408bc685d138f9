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
      'The feed is gone for good: its server says so (410). It is paused. Delete it, and add its new address if there is one.',
      {
        gone: true,
      },
    )
  if (status === 404)
    return failed(
      'There is no feed at this address (404). Check the address, or look for a new one on the site.',
    )
  if (status === 401 || status === 403)
    return failed(
      `The server does not let us read this feed (${status}). Only feeds open to everybody can be used.`,
    )
  if (status >= 300 && status < 400)
    return failed(
      'The address sends us on and on without ever giving a feed (a redirect loop). Check the address.',
    )
  const retryAfter = retryAfterOf(retryAfterHeader, now.getTime(), feedLimits.longestWait) ?? 0
  if (status === 429) return failed('The server asks us to come back later (429). We will.', { retryAfter })
  return failed(`The server of the feed answered with an error (${status}). We will try again.`, {
    retryAfter,
  })
}

const sentences: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no server of this name. Check the address.',
  EAI_AGAIN: 'The name of the server could not be looked up. We will try again.',
  ECONNREFUSED: 'The server of the feed does not accept connections. We will try again.',
  ECONNRESET: 'The server of the feed broke off. We will try again.',
  UND_ERR_SOCKET: 'The server of the feed broke off. We will try again.',
  UND_ERR_CONNECT_TIMEOUT: 'The server of the feed did not answer in time. We will try again.',
  UND_ERR_HEADERS_TIMEOUT: 'The server of the feed did not answer in time. We will try again.',
  UND_ERR_BODY_TIMEOUT: 'The server of the feed did not answer in time. We will try again.',
  UND_ERR_INVALID_ARG: 'This is no address of the web. It begins with https:// or http://.',
  ERR_INVALID_URL: 'This is no address of the web. It begins with https:// or http://.',
  ANSWER_TOO_LARGE: 'The feed is larger than 5 MB. Ask its site for a shorter one.',
  ERR_BUFFER_TOO_LARGE: 'The feed is larger than 5 MB. Ask its site for a shorter one.',
  Z_DATA_ERROR: 'The answer of the server is damaged. We will try again.',
  Z_BUF_ERROR: 'The answer of the server is damaged. We will try again.',
}

/** Classifies a failed call; rethrows programming errors. */
export const failedCall = (error: unknown): Failed => {
  if (!(error instanceof Error)) throw error
  if (error.name === 'TimeoutError')
    return failed('The server of the feed did not answer in time. We will try again.')
  if (error.name === 'HTTPParserError')
    return failed('What answers at this address is no web server. Check the address; we will try again.')
  if (error instanceof LimitExceeded) return failed(error.message)
  const { code = '' } = error as { code?: string }
  // the agent's message names the refused address
  if (code === 'EGRESS_REFUSED') return failed(error.message)
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code))
    return failed('The certificate of the server is not valid, so the feed was not read.')
  const known = sentences[code]
  if (known !== undefined) return failed(known)
  if (code.startsWith('ERR__ERROR_FORMAT')) return failed(sentences.Z_DATA_ERROR!)
  if (/^(?:E[A-Z]+$|UND_ERR|HPE_)/.test(code))
    return failed(`The server of the feed could not be reached (${code}). We will try again.`)
  if (error instanceof TypeError && error.message.startsWith('Only http'))
    return failed(sentences.ERR_INVALID_URL!)
  throw error
}
