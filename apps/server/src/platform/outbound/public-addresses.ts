import ipaddr from 'ipaddr.js'

/**
 * Returns true for an address of the public internet, not for private, loopback, link-local, carrier and
 * special ranges.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  // ::a.b.c.d, the deprecated IPv4-compatible form, counts as unicast in the library
  return parsed.kind() === 'ipv4' || !parsed.toNormalizedString().startsWith('0:0:0:0:0:0:')
}

/** Returns the address that a host name spells out (also octal, hex and short forms), or undefined. */
export const literalAddress = (host: string): string | undefined => {
  const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host
  if (!ipaddr.isValid(bare)) return undefined
  return ipaddr.parse(bare).toString()
}
