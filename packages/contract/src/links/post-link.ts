import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, Timestamp } from '../core/record.ts'

/**
 * ok: the page exists and links as intended. redirected: the page has moved, the link is on the new one.
 * rel-changed: it links, but with another rel. lost: the page exists without the link. broken: the page is
 * gone. unknown: not checked yet, or the check was not possible.
 */
export const postLinkStatuses = ['ok', 'redirected', 'rel-changed', 'lost', 'broken', 'unknown'] as const
export type PostLinkStatus = (typeof postLinkStatuses)[number]

export const postLinkStatusLabels: Readonly<Record<PostLinkStatus, string>> = {
  ok: 'OK',
  redirected: 'Moved',
  'rel-changed': 'Rel changed',
  lost: 'Lost',
  broken: 'Page gone',
  unknown: 'Not known',
}

/** post: a post at a property. site: a published page of one of the account's own sites. */
export const linkSources = ['post', 'site'] as const
export type LinkSource = (typeof linkSources)[number]

/** A link from a post or page of the account to an address elsewhere, watched since it was published. */
export const PostLink = Type.Object({
  ...recordFields,
  source: Type.Enum(linkSources),
  /** The page that holds the link. */
  pageUrl: Type.String(),
  pageHost: Type.String(),
  pageTitle: Type.String(),
  targetUrl: Type.String(),
  targetHost: Type.String(),
  anchor: Type.String(),
  /** As it was published: '' for none, else 'nofollow', 'sponsored', … */
  rel: Type.String(),
  /** As it was found last. */
  foundRel: Type.String(),
  status: Type.Enum(postLinkStatuses),
  /** Result as a sentence; empty if the link is fine. */
  message: Type.String(),
  checkedAt: nullable(Timestamp),
  nextCheckAt: Timestamp,
})
export type PostLink = Static<typeof PostLink>

/** Checks these links now, or all of the account's. */
export const LinkCheckCreate = Type.Object(
  { ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200 })) },
  { additionalProperties: false },
)
export type LinkCheckCreate = Static<typeof LinkCheckCreate>

/** Number of links that now wait for a check. */
export interface LinkCheck {
  readonly waiting: number
}

/** One place of the map: all pages of one host. */
export interface LinkMapHost {
  readonly host: string
  /** property: posts of the account are there; site: one of its own sites; target: only linked to. */
  readonly kind: 'property' | 'site' | 'target'
  readonly out: number
  readonly in: number
}

/** All links from one host to another. */
export interface LinkMapEdge {
  readonly from: string
  readonly to: string
  readonly count: number
  /** Lost or on a page that is gone. */
  readonly gone: number
  /** Moved, with another rel, or not known. */
  readonly doubtful: number
}

export interface LinkMap {
  readonly hosts: readonly LinkMapHost[]
  readonly edges: readonly LinkMapEdge[]
  readonly counts: Readonly<Record<PostLinkStatus, number>>
  readonly total: number
  /** Links between hosts that the map leaves out, because there are too many. */
  readonly leftOut: number
}

export const linkMapLimits = {
  /** Edges that a map holds. */
  edges: 400,
  /** With so many watched links of an account, its sites add none. */
  links: 200_000,
} as const
