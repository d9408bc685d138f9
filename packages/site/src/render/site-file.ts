/**
 * asset: used by pages. page: HTML page of the site. listing: lists pages (sitemap, robots) and is published
 * last.
 */
export type SiteFileKind = 'asset' | 'page' | 'listing'

/**
 * One file of a rendered site. The body is produced on demand, so that a large site never has to fit in
 * memory.
 */
export interface SiteFile {
  readonly path: string
  readonly kind: SiteFileKind
  /** The site's own 404 page, which counts as a page although it is published as an asset. */
  readonly isNotFound?: boolean
  readonly contentType: string
  readonly cacheControl: string
  /** Digest of all inputs, if known before rendering; equal inputs give equal bytes. */
  readonly inputs?: string
  /** Text is sent as UTF-8. Every call returns the same bytes. */
  readonly body: () => string | Uint8Array
}

export const htmlType = 'text/html; charset=utf-8'

/** Pages are revalidated each time (a cheap 304), so that a publication is visible immediately. */
export const pageCache = 'public, max-age=0, must-revalidate'
export const assetCache = 'public, max-age=3600'
/** For paths that contain a hash of their content. */
export const immutableCache = 'public, max-age=31536000, immutable'
