import type { Readable } from 'node:stream'
import type { ByteSpan } from '../../../platform/files/byte-span.ts'

/** A file of a published site; the caller closes it. */
export interface SiteFile {
  readonly etag: string
  readonly size: number
  /**
   * Reads the content or a part of it, only if it is sent to a visitor. Rejects before the first byte if it
   * can't be read.
   */
  content(span?: ByteSpan): Promise<Uint8Array | Readable>
  close(): Promise<void>
}

/** The store of published sites; paths begin with the site's folder. */
export interface SiteFiles {
  find(path: readonly string[]): Promise<SiteFile | undefined>
  isFolder(path: readonly string[]): Promise<boolean>
}
