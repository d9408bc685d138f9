import type { ColumnType, Generated } from 'kysely'
import type { AssistedPost } from '@web2/contract/campaigns'

type SetLater<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface AssistedPostsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  articleId: SetLater<string>
  subPropertyId: SetLater<string>
  campaignJobId: SetLater<string>
  title: Generated<string>
  placeName: string
  placeUrl: string
  status: Generated<AssistedPost['status']>
  url: Generated<string>
  problem: Generated<string>
  checkedAt: SetLater<string>
  /** Time of the next check of its page; null until it is published. */
  nextCheckAt: SetLater<string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    assistedPosts: AssistedPostsTable
  }
}
