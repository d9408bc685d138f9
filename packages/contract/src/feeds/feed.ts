import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'

/** Limits of feeds; times in ms. */
export const feedLimits = {
  /** Feeds of one account. */
  feeds: 200,
  /** Bytes of a feed. */
  bytes: 5_000_000,
  /** Newest items that one look takes over. */
  itemsAtOnce: 200,
  /** Characters of one item's text; the rest is cut off. */
  itemLength: 500_000,
  /** Items of a feed that are kept beside the imported ones. */
  itemsKept: 500,
  /** Interval between two checks of a feed. */
  interval: 60 * 60_000,
  /** The longest wait for a feed that keeps failing. */
  longestWait: 24 * 60 * 60_000,
} as const

/** An RSS, RDF, Atom or JSON feed that is checked regularly. */
export const RssFeed = Type.Object({
  ...recordFields,
  url: Type.String(),
  /** Title from the feed; its URL until it was read. */
  title: Type.String(),
  /** The page that it belongs to; empty when it names none. */
  siteUrl: Type.String(),
  paused: Type.Boolean(),
  /** Where imported items go. */
  categoryId: nullable(Id),
  /** Why the last look failed, a sentence for people; empty when it did not. */
  problem: Type.String(),
  /** Items that are listed. */
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
    /** A new URL of the same feed: its items stay, and it is checked soon. */
    url: Type.Optional(text(2_000, 1)),
    paused: Type.Optional(Type.Boolean()),
    categoryId: Type.Optional(nullable(Id)),
    /** Checks the feed now. */
    check: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type RssFeedPatch = Static<typeof RssFeedPatch>
