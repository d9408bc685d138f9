import type { LinkSource, PostLinkStatus } from '@web2/contract/links'
import type { ColumnType, Generated } from 'kysely'

type SetLater<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Links that are watched. */
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
  /** Looks in a row that came to nothing. */
  failures: Generated<number>
  /** People know that it is lost. */
  told: Generated<boolean>
  checkedAt: SetLater<string>
  nextCheckAt: Generated<string>
}

/** 'post' is for the links that a plan placed in posts, 'article' for those that their articles had before. */
export type GatheredSource = LinkSource | 'article'

/** Up to which moment of publication the links of all posts and sites have been taken over. */
export interface LinkGatheringsTable {
  source: GatheredSource
  until: string
}

declare module '../../platform/db/database.ts' {
  interface Database {
    postLinks: PostLinksTable
    linkGatherings: LinkGatheringsTable
  }
}
