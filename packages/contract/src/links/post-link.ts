import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, Timestamp } from '../core/record.ts'

/**
 * ok: the page exists and links as intended. redirected: the page moved and contains the link. rel-changed:
 * it links with another rel. lost: the page exists without the link. broken: the page is gone. unknown: not
 * checked yet, or the check failed.
 */
export const postLinkStatuses = ['ok', 'redirected', 'rel-changed', 'lost', 'broken', 'unknown'] as const
export type PostLinkStatus = (typeof postLinkStatuses)[number]

export const postLinkStatusLabels: Readonly<Record<PostLinkStatus, string>> = {
  ok: 'OK',
  redirected: 'Redirected',
  'rel-changed': 'Rel changed',
  lost: 'Lost',
  broken: 'Page gone',
  unknown: 'Unknown',
}

/** post: a post at a property. site: a published page of one of the account's sites. */
export const linkSources = ['post', 'site'] as const
export type LinkSource = (typeof linkSources)[number]

/** Link from a post or page of the account to an external URL, checked since its publication. */
export const PostLink = Type.Object({
  ...recordFields,
  source: Type.Enum(linkSources),
  /** Page that contains the link. */
  pageUrl: Type.String(),
  pageHost: Type.String(),
  pageTitle: Type.String(),
  targetUrl: Type.String(),
  targetHost: Type.String(),
  anchor: Type.String(),
  /** As published: '' for none, else 'nofollow', 'sponsored', … */
  rel: Type.String(),
  /** As found by the latest check. */
  foundRel: Type.String(),
  status: Type.Enum(postLinkStatuses),
  /** Result of the check as a sentence; empty if all is well. */
  message: Type.String(),
  checkedAt: nullable(Timestamp),
  nextCheckAt: Timestamp,
})
export type PostLink = Static<typeof PostLink>

/** Checks these links now, or all links of the account. */
export const LinkCheckCreate = Type.Object(
  { ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200 })) },
  { additionalProperties: false },
)
export type LinkCheckCreate = Static<typeof LinkCheckCreate>

/** Number of links now waiting for a check. */
export interface LinkCheck {
  readonly waiting: number
}

/** Node of the link map: all pages of one host. */
export interface LinkMapHost {
  readonly host: string
  /** property: has posts of the account; site: one of its own sites; target: only linked to. */
  readonly kind: 'property' | 'site' | 'target'
  readonly out: number
  readonly in: number
}

/** All links from one host to another. */
export interface LinkMapEdge {
  readonly from: string
  readonly to: string
  readonly count: number
  /** Lost, or on a page that is gone. */
  readonly gone: number
  /** Moved, with another rel, or unknown. */
  readonly doubtful: number
}

export interface LinkMap {
  readonly hosts: readonly LinkMapHost[]
  readonly edges: readonly LinkMapEdge[]
  readonly counts: Readonly<Record<PostLinkStatus, number>>
  readonly total: number
  /** Links between hosts omitted because there are too many. */
  readonly leftOut: number
}

export const linkMapLimits = {
  /** Maximum number of edges in a map. */
  edges: 400,
  /** Links of an account above which its sites add none. */
  links: 200_000,
} as const

declare module '../core/resources.ts' {
  interface Resources {
    'link-checks': { create: LinkCheckCreate; created: LinkCheck }
    'link-map': { found: LinkMap }
    'post-links': { record: PostLink }
  }
}
