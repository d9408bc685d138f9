import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createContentCache } from './content-cache.ts'
import type { SiteFile } from './site-file.ts'

const compress = promisify(gzip)

/** Sizes in bytes: smaller texts fit into one packet as they are, and larger ones are streamed. */
const leastBytes = 1_200
const mostBytes = 1024 * 1024

/** Cache size in bytes: some 1,000 pages. */
const cacheBytes = 16 * 1024 * 1024

const text = /^(?:text\/|image\/svg\+xml|application\/(?:json|xml))/
const acceptsGzip = /(?:^|,)\s*gzip\s*(?:$|,|;\s*q=(?:1|0\.0{0,2}[1-9]))/i

/** Returns true for files that are sent compressed to clients that accept it, so that their answer varies. */
export const isCompressible = (type: string, { size }: SiteFile): boolean =>
  size >= leastBytes && size <= mostBytes && text.test(type)

/** Reads an Accept-Encoding header (RFC 9110, section 12.5.3). Clients that only accept "anything" get plain bytes. */
export const takesGzip = (accepted: string | readonly string[] | undefined): boolean =>
  acceptsGzip.test(String(accepted ?? ''))

/** Returns the ETag of the compressed content: other bytes need another one (RFC 9110, section 8.8.3.3). */
export const compressedEtag = (etag: string): string => etag.replace(/"$/, '-gzip"')

/** Returns the content of a file, compressed with gzip; rejects if it can't be read. */
export type CompressedTexts = (path: string, file: SiteFile) => Promise<Uint8Array>

/** Compresses contents once for as long as they are cached. */
export const createCompressedTexts = (): CompressedTexts => {
  const cache = createContentCache(cacheBytes)
  return async (path, file) => {
    const compressed = await cache.get(`${path} ${file.etag}`, async () => {
      const content = await file.content()
      return compress(content instanceof Uint8Array ? content : await buffer(content))
    })
    return compressed!
  }
}
