/** Parts of a `URL` needed here. */
interface Address {
  readonly protocol: string
  readonly hostname: string
}

/** Returns true for loopback hosts, whose traffic never reaches a network. */
const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(hostname)

/** Returns true if requests to this URL could be read in transit: http, except to this machine. */
export const isPlainHttp = ({ protocol, hostname }: Address): boolean =>
  protocol === 'http:' && !isThisMachine(hostname)

/** Error for a password or key sent over http; callers allow it with `allowsHttp: true`. */
export const httpNotAllowed =
  'This URL isn’t encrypted, so others on the network can read the password or key. Use https, or confirm that you accept this.'
