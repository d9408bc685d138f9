import type { Readable } from 'node:stream'

/** A file of a published site. Whoever finds one closes it. */
export interface SiteFile {
  readonly etag: string
  readonly size: number
  /** Asked for when there is a visitor to send it to; rejects before the first byte if it can't be read. */
  content(): Promise<Uint8Array | Readable>
  close(): Promise<void>
}

/** Where published sites are read: a path begins with the site's folder. */
export interface SiteFiles {
  find(path: readonly string[]): Promise<SiteFile | undefined>
  isFolder(path: readonly string[]): Promise<boolean>
}
