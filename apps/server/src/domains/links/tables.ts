import type { LinkSource, PostLinkStatus } from '@web2/contract/links'
import type { ColumnType, Generated } from 'kysely'

type SetLater<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Tracked links. */
export interface PostLinksTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  source: LinkSource
  campaignJobId: SetLater<string>
  siteId: SetLater<string>
  pageUrl: string
  pageHost: string
  pageTitle: Generated<string>
  targetUrl: string
  targetHost: string
  anchor: Generated<string>
  rel: Generated<string>
  foundRel: Generated<string>
  status: ColumnType<PostLinkStatus, PostLinkStatus | undefined, PostLinkStatus>
  message: Generated<string>
  /** Consecutive failed checks. */
  failures: Generated<number>
  /** True once its loss was reported in a notification. */
  told: Generated<boolean>
  checkedAt: SetLater<string>
  nextCheckAt: Generated<string>
}

/**
 * Source of collected links: 'post' are those that plans placed, 'article' those their articles had before.
 */
export type GatheredSource = LinkSource | 'article'

/** Time of publication up to which links of posts and sites were collected. */
interface LinkGatheringsTable {
  source: GatheredSource
  until: string
}

declare module '../../platform/db/database.ts' {
  interface Database {
    postLinks: PostLinksTable
    linkGatherings: LinkGatheringsTable
  }
}
