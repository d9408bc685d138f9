/** One item of a feed, as far as it was given. */
export interface FeedItem {
  readonly guid: string
  readonly title: string
  /** http(s), or empty. */
  readonly link: string
  /** HTML as the feed gives it, not cleaned. */
  readonly content: string
  readonly author: string
  readonly publishedAt: string | null
}

/** A feed that was read; its items newest first as the feed orders them. */
export interface Feed {
  readonly title: string
  readonly siteUrl: string
  readonly items: readonly FeedItem[]
}

/** What came of a look at a feed. */
export type FeedAnswer =
  | {
      readonly kind: 'read'
      readonly feed: Feed
      /** Its own address: another one than was asked when a web page named it. */
      readonly url: string
      readonly etag: string | null
      readonly lastModified: string | null
    }
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'failed'
      /** A sentence or two for people. */
      readonly message: string
      /** True when it will not come back. */
      readonly gone: boolean
      /** Seconds that its server asks to wait. */
      readonly waitSeconds: number | null
    }
