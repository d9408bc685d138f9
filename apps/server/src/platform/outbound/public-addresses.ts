import ipaddr from 'ipaddr.js'

/**
 * Services of a cloud for its own machines at an address that looks public: Azure's WireServer, which reveals settings
 * of the machine (https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16).
 */
const ofClouds: ReadonlySet<string> = new Set(['168.63.129.16'])

/**
 * Returns true for an address of the public internet, not for private, loopback, link-local, carrier and
 * special ranges.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast' || ofClouds.has(parsed.toString())) return false
  // ::a.b.c.d, the deprecated IPv4-compatible form, counts as unicast in the library
  return parsed.kind() === 'ipv4' || !parsed.toNormalizedString().startsWith('0:0:0:0:0:0:')
}

/** Returns the address that a host name spells out (also octal, hex and short forms), or undefined. */
export const literalAddress = (host: string): string | undefined => {
  const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host
  if (!ipaddr.isValid(bare)) return undefined
  return ipaddr.parse(bare).toString()
}
