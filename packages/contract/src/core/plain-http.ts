/** The parts of a `URL` that this needs. */
interface Address {
  readonly protocol: string
  readonly hostname: string
}

/** Returns whether the host is this machine, so that data sent to it crosses no network. */
const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(hostname)

/** Returns whether data sent to this address can be read in transit: http, unless to this machine. */
export const isPlainHttp = ({ protocol, hostname }: Address): boolean =>
  protocol === 'http:' && !isThisMachine(hostname)

/** A call that lets a password or key travel over http says so by `allowsHttp: true`. */
export const httpNotAllowed =
  'This address is not encrypted, so anyone on the way can read the password or key. Use https, or confirm that you accept this.'
