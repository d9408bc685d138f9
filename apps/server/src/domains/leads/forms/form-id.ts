import { createHash } from 'node:crypto'

/**
 * Returns the id of a form: a UUID of version 8 (RFC 9562) made from its site and the node of its element, so that
 * rendering knows it without a row.
 */
export const formIdOf = (siteId: string, nodeId: string): string => {
  const bytes = createHash('sha256').update(`web2/lead-form/v1\0${siteId}\0${nodeId}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
