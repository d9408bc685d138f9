import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../../platform/db/uuid-v7.ts'

/** Page whose phone links are counted; for one link also its number. */
export interface CountedCall {
  readonly siteId: string
  /** Null for a generated page. */
  readonly pageId: string | null
  /** Path of the page in the site: 'contact/', '' for the home page. */
  readonly path: string
  /** As written after `tel:`; empty for a page, whose script names the number. */
  readonly number: string
}

/** Purpose of a token: a page's script reports taps, or a link redirects to its number. */
export type CallTokenKind = 'page' | 'link'

const longestPath = 500
const longestNumber = 100
const longestToken = 4_000
/** Bytes before the path: those of two ids. */
const headBytes = 32

const noPage = '00000000-0000-0000-0000-000000000000'

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const macOf = (key: Buffer, kind: CallTokenKind, content: Buffer): Buffer =>
  createHmac('sha256', key).update(`web2/call-token/v1\0${kind}\0`).update(content).digest().subarray(0, 16)

/**
 * Returns the token of a page or of a link: `<ids, path and number>.<hmac>`, both in base64url. `key` is that of the
 * tokens of forms. Equal inputs give equal tokens. Returns null for a path or number that is longer than any real one.
 */
export const writeCallToken = (
  key: Buffer,
  kind: CallTokenKind,
  { siteId, pageId, path, number }: CountedCall,
): string | null => {
  if (path.length > longestPath || number.length > longestNumber || path.includes('\0')) return null
  const page = pageId !== null && isUuid(pageId) ? pageId : noPage
  const content = Buffer.concat([idBytes(siteId), idBytes(page), Buffer.from(`${path}\0${number}`)])
  return `${content.toString('base64url')}.${macOf(key, kind, content).toString('base64url')}`
}

/** Returns the content of a token, or undefined if it is not one of this kind and one of the keys. */
export const readCallToken = (
  keys: readonly Buffer[],
  kind: CallTokenKind,
  token: string,
): CountedCall | undefined => {
  if (token.length > longestToken) return undefined
  const [written = '', mac = '', more] = token.split('.')
  if (written === '' || more !== undefined) return undefined
  const content = Buffer.from(written, 'base64url')
  const sent = Buffer.from(mac, 'base64url')
  const isSigned = keys.some((key) => {
    const expected = macOf(key, kind, content)
    return sent.length === expected.length && timingSafeEqual(sent, expected)
  })
  if (!isSigned) return undefined
  const page = idOf(content.subarray(headBytes / 2, headBytes))
  const [path = '', number = ''] = content.subarray(headBytes).toString().split('\0')
  return {
    siteId: idOf(content.subarray(0, headBytes / 2)),
    pageId: page === noPage ? null : page,
    path,
    number,
  }
}
