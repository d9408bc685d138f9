/**
 * asset: a file that pages need. page: an HTML page of the site. listing: an index of pages (sitemap,
 * robots), published last.
 */
export type SiteFileKind = 'asset' | 'page' | 'listing'

/** One file of a rendered site. The body is made when asked for, so that a large site never lies in memory whole. */
export interface SiteFile {
  readonly path: string
  readonly kind: SiteFileKind
  readonly contentType: string
  readonly cacheControl: string
  /** Stands for all that decides its bytes, where that is known before they are made: the same, the same bytes. */
  readonly inputs?: string
  /** Text is sent as UTF-8. The same bytes at every call. */
  readonly body: () => string | Uint8Array
}

export const htmlType = 'text/html; charset=utf-8'

/** Pages are revalidated each time (a cheap 304), so that a publication shows at once. */
export const pageCache = 'public, max-age=0, must-revalidate'
export const assetCache = 'public, max-age=3600'
/** For paths that carry a hash of what is in them. */
export const immutableCache = 'public, max-age=31536000, immutable'
