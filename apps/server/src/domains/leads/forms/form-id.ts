import { createHash } from 'node:crypto'

/** Returns a UUID of version 8 (RFC 9562) made from texts. */
const uuidOf = (...texts: readonly string[]): string => {
  const bytes = createHash('sha256').update(texts.join('\0')).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * Returns the id of a form, made from its site and the node of its element with the page or section that it is in, so
 * that rendering knows it without a row.
 */
export const formIdOf = (siteId: string, nodeId: string): string =>
  uuidOf('web2/lead-form/v1', siteId, nodeId)

/** Returns the id of the destination of a site's zip files, whose files name this URL; empty for none. */
export const zipTargetIdOf = (siteId: string, baseUrl: string): string =>
  uuidOf('web2/lead-form-zip/v1', siteId, baseUrl)
