import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Proxies whose X-Forwarded-For is trusted: their number, or their address ranges. */
export type TrustedProxy =
  | { readonly hops: number }
  /** In CIDR notation, `10.0.0.0/8` or `2001:db8::1/128`. */
  | { readonly ranges: readonly string[] }

const mostHops = 32

/** Accepted values of TRUSTED_PROXY, for the error message. */
export const acceptedTrustedProxy = `the number of proxies in front, from 1 to ${mostHops}, or a list of their IP addresses and ranges like 10.0.0.5,192.168.0.0/16,2001:db8::/32`

/** Returns the range in CIDR notation; a single address is a range of one. Returns undefined if invalid. */
const parseRange = (text: string): string | undefined => {
  const [address = '', length, ...more] = text.split('/')
  if (isIP(address) === 0 || address.includes('%') || more.length > 0) return undefined
  const parsed = ipaddr.parse(address)
  const bits = parsed.kind() === 'ipv4' ? 32 : 128
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return undefined
  const prefix = length === undefined ? bits : Number(length)
  // a range of all addresses would trust any client's header
  if (prefix < 1 || prefix > bits) return undefined
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress())
    return prefix > 96 ? `${parsed.toIPv4Address().toString()}/${prefix - 96}` : undefined
  return `${parsed.toString()}/${prefix}`
}

/**
 * Parses TRUSTED_PROXY. Returns undefined if it is neither a number of hops nor a list of addresses and
 * ranges.
 */
export const parseTrustedProxy = (text: string): TrustedProxy | undefined => {
  if (/^\d+$/.test(text)) {
    const hops = Number(text)
    return hops >= 1 && hops <= mostHops ? { hops } : undefined
  }
  const ranges = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(parseRange)
  return ranges.length > 0 && ranges.every((range) => range !== undefined) ? { ranges } : undefined
}
