import { networkCodeOf } from '../../../platform/outbound/network-error.ts'

const unknownHost =
  'The address of the live page is not known on the internet yet. That can take some minutes for a new one: open it again later.'
const silent =
  'Nothing answers at the address of the live page. Open it again later, and check its domain at the store if it stays so.'
const slow = 'The live page did not answer in time. Open it again to see whether it does by now.'

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
    'The address of the live page lies in a private network, where this installation opens no pages. Open it yourself to look.',
}

/**
 * Returns why the live page could not be opened, as a sentence for users. Errors come from undici or Node.
 */
export const liveFailure = (error: unknown): string => {
  const code = networkCodeOf(error)
  if (Object.hasOwn(byCode, code)) return byCode[code] ?? silent
  if (/CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/.test(code))
    return `The certificate of the live page is not trusted (${code}). That can take some minutes for a new address: open it again later.`
  const reason = error instanceof Error ? error.message : String(error)
  return `The live page could not be opened: ${reason}`
}
