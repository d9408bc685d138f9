/** Server for outgoing email, with the sender. */
export interface MailAddress {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise STARTTLS is used if the server offers it. */
  readonly secure: boolean
  readonly user: string
  readonly password: string
  /** 'Web 2 Manager <robot@example.com>'; empty derives it from the user name or host. */
  readonly from: string
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    // an invalid percent sign makes the whole URL invalid
    return undefined
  }
}

/**
 * Parses `smtp://user:password@host:587?from=robot@example.com`, or `smtps://` for TLS from the first byte.
 */
export const parseSmtpUrl = (text: string): MailAddress | undefined => {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || url.hash !== '') return undefined
  if (url.pathname !== '' && url.pathname !== '/') return undefined
  const { from = '', ...unknown } = Object.fromEntries(url.searchParams)
  const [user, password] = [decoded(url.username), decoded(url.password)]
  if (Object.keys(unknown).length > 0 || user === undefined || password === undefined) return undefined
  if (from !== '' && !/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(from)) return undefined
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, user, password, from }
}
