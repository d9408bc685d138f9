/** One item of a feed. */
export interface FeedItem {
  readonly guid: string
  readonly title: string
  /** http(s), or empty. */
  readonly link: string
  /** HTML from the feed, not cleaned. */
  readonly content: string
  readonly author: string
  readonly publishedAt: string | null
}

/** A parsed feed; its items in the feed's order, newest first. */
export interface Feed {
  readonly title: string
  readonly siteUrl: string
  readonly items: readonly FeedItem[]
}

/** Result of polling a feed. */
export type FeedAnswer =
  | {
      readonly kind: 'read'
      readonly feed: Feed
      /** The feed's URL; differs from the requested one if a page named it. */
      readonly url: string
      readonly etag: string | null
      readonly lastModified: string | null
    }
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'failed'
      /** A message for users. */
      readonly message: string
      /** True if the feed is gone permanently. */
      readonly gone: boolean
      /** Ms that its server asks to wait, or 0. */
      readonly retryAfter: number
    }
