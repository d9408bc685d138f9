import { webhookLimits } from '@web2/contract/notifications'
import { request, type Dispatcher } from 'undici'
import { networkCodeOf } from '../../../platform/outbound/network-error.ts'

/** Result of one attempt. */
export interface Attempt {
  /** Null without a response. */
  readonly status: number | null
  /** Beginning of the response body. */
  readonly body: string
  readonly retryAfter: string | undefined
  /** In ms. */
  readonly duration: number
  /** Reason for a missing response, as a sentence; empty if there was one. */
  readonly problem: string
}

const unknownHost = 'The endpoint’s host was not found.'
const silent = 'The endpoint is not responding.'
const slow = `The endpoint did not respond within ${webhookLimits.answerWithin} seconds.`

const byCode: Readonly<Record<string, string>> = {
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ECONNREFUSED: silent,
  EHOSTUNREACH: silent,
  ENETUNREACH: silent,
  ECONNRESET: 'The endpoint closed the connection.',
  UND_ERR_SOCKET: 'The endpoint closed the connection.',
  ETIMEDOUT: slow,
  UND_ERR_CONNECT_TIMEOUT: slow,
  UND_ERR_HEADERS_TIMEOUT: slow,
  UND_ERR_BODY_TIMEOUT: slow,
  TimeoutError: slow,
  EGRESS_REFUSED: 'The endpoint is in a private network or uses a port that isn’t allowed. Nothing was sent.',
}

const sentenceOf = (error: unknown): string => {
  const code = networkCodeOf(error)
  if (Object.hasOwn(byCode, code)) return byCode[code] ?? silent
  if (/CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/.test(code))
    return `The endpoint’s certificate is not trusted (${code}).`
  return `The endpoint could not be reached (${code}).`
}

/** Reads the beginning of a body without waiting for the rest. */
const beginning = async (body: Dispatcher.ResponseData['body']): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= webhookLimits.answerKept) break
    }
  } catch {
    // the status has arrived, and it alone decides
  } finally {
    body.destroy()
  }
  // PostgreSQL stores no NUL, and the text may end within a character
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, webhookLimits.answerKept)
}

/** Sends a message once through the guarded agent, without following redirects. */
export const sendDelivery = async (
  dispatcher: Dispatcher,
  {
    url,
    body,
    headers,
  }: { readonly url: string; readonly body: string; readonly headers: Record<string, string> },
): Promise<Attempt> => {
  const begun = performance.now()
  const took = () => Math.round(performance.now() - begun)
  try {
    const answer = await request(url, {
      dispatcher,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Web2Manager-Webhooks/1', ...headers },
      body,
      signal: AbortSignal.timeout(webhookLimits.answerWithin * 1_000),
    })
    const { 'retry-after': asked } = answer.headers
    const text = await beginning(answer.body)
    const retryAfter = typeof asked === 'string' ? asked : undefined
    return { status: answer.statusCode, body: text, retryAfter, duration: took(), problem: '' }
  } catch (error) {
    return { status: null, body: '', retryAfter: undefined, duration: took(), problem: sentenceOf(error) }
  }
}
