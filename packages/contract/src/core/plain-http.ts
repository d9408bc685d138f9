/** The parts of a `URL` that this needs. */
interface Address {
  readonly protocol: string
  readonly hostname: string
}

/** What is sent there passes over no network. */
const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(hostname)

/** Whether everybody on the way could read what is sent to this address: http, unless to this very machine. */
export const isPlainHttp = ({ protocol, hostname }: Address): boolean =>
  protocol === 'http:' && !isThisMachine(hostname)

/** A call that lets a password or key travel over http says so by `allowsHttp: true`. */
export const httpNotAllowed =
  'This address is not encrypted, so anyone on the way can read the password or key. Use https, or confirm that you accept this.'
