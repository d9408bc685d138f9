import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'

/** Limits for feeds; times in ms. */
export const feedLimits = {
  /** Feeds per account. */
  feeds: 200,
  /** Bytes per feed. */
  bytes: 5_000_000,
  /** Newest items imported per fetch. */
  itemsAtOnce: 200,
  /** Characters of one item's text; the rest is truncated. */
  itemLength: 500_000,
  /** Items kept per feed in addition to imported ones. */
  itemsKept: 500,
  /** Interval between fetches of a feed. */
  interval: 60 * 60_000,
  /** Maximum backoff for a feed that keeps failing. */
  longestWait: 24 * 60 * 60_000,
} as const

/** RSS, RDF, Atom or JSON feed that is fetched regularly. */
export const RssFeed = Type.Object({
  ...recordFields,
  url: Type.String(),
  /** Title from the feed; its URL until the first fetch. */
  title: Type.String(),
  /** URL of its website; empty if the feed gives none. */
  siteUrl: Type.String(),
  paused: Type.Boolean(),
  /** Category for imported articles. */
  categoryId: nullable(Id),
  /** Why the latest fetch failed, as a sentence for the user; empty if it succeeded. */
  problem: Type.String(),
  /** Number of listed items. */
  items: Type.Integer(),
  lastCheckedAt: nullable(Timestamp),
  nextCheckAt: Timestamp,
})
export type RssFeed = Static<typeof RssFeed>

export const RssFeedData = Type.Object(
  { url: text(2_000, 1), categoryId: Type.Optional(nullable(Id)) },
  { additionalProperties: false },
)
export type RssFeedData = Static<typeof RssFeedData>

export const RssFeedPatch = Type.Object(
  {
    /** New URL of the same feed: its items stay, and it is fetched soon. */
    url: Type.Optional(text(2_000, 1)),
    paused: Type.Optional(Type.Boolean()),
    categoryId: Type.Optional(nullable(Id)),
    /** Fetches the feed now. */
    check: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type RssFeedPatch = Static<typeof RssFeedPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'rss-feeds': { record: RssFeed; create: RssFeedData; patch: RssFeedPatch }
  }
}
