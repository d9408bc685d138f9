/** The server that takes outgoing mail, and who it comes from. */
export interface MailAddress {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; without it the connection is upgraded where the server offers that. */
  readonly secure: boolean
  readonly user: string
  readonly password: string
  /** 'Web 2 Manager <robot@example.com>'; empty: made from the user's name or the host. */
  readonly from: string
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    // a stray percent sign: the address is refused as a whole
    return undefined
  }
}

/** Reads `smtp://user:password@host:587?from=robot@example.com`, or `smtps://` for TLS from the first byte. */
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
