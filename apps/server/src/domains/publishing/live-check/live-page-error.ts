import { networkCodeOf } from '../../../platform/outbound/network-error.ts'

const unknownHost =
  'The live page’s domain was not found. New domains can take a few minutes, so open the page again later.'
const silent =
  'The live page does not respond. Open it again later, and check its domain at your provider if this persists.'
const slow = 'The live page did not respond in time. Open it to check whether it does now.'

const byCode: Record<string, string> = {
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ECONNREFUSED: silent,
  EHOSTUNREACH: silent,
  ENETUNREACH: silent,
  ECONNRESET: silent,
  UND_ERR_SOCKET: silent,
  ETIMEDOUT: slow,
  UND_ERR_CONNECT_TIMEOUT: slow,
  UND_ERR_HEADERS_TIMEOUT: slow,
  UND_ERR_BODY_TIMEOUT: slow,
  TimeoutError: slow,
  EGRESS_REFUSED:
    'The live page is in a private network, so it can’t be checked from here. Open it yourself to check.',
}

/**
 * Returns why the live page could not be opened, as a sentence for users. Errors come from undici or Node.
 */
export const liveFailure = (error: unknown): string => {
  const code = networkCodeOf(error)
  if (Object.hasOwn(byCode, code)) return byCode[code] ?? silent
  if (/CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/.test(code))
    return `The live page’s certificate is not trusted (${code}). New domains can take a few minutes, so open the page again later.`
  const reason = error instanceof Error ? error.message : String(error)
  return `The live page could not be opened: ${reason}`
}
