import type { LinkSource, PostLinkStatus } from '@web2/contract/links'
import type { AsStored, Row } from '../../platform/db/row.ts'

/** Tracked links. */
export type PostLinksTable = Row<
  'postLinks',
  {
    source: LinkSource
    status: PostLinkStatus
    /** Consecutive failed checks. */
    failures: AsStored
    /** True once its loss was reported in a notification. */
    told: AsStored
  }
>

/**
 * Source of collected links: 'post' are those that plans placed, 'article' those their articles had before.
 */
export type GatheredSource = LinkSource | 'article'

declare module '../../platform/db/database.ts' {
  interface Database {
    postLinks: PostLinksTable
    /** Time of publication up to which links of posts and sites were collected. */
    linkGatherings: Row<'linkGatherings', { source: GatheredSource }>
  }
}
