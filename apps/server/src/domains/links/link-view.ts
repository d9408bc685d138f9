import type { PostLink } from '@web2/contract/links'
import type { Selectable } from 'kysely'
import type { PostLinksTable } from './tables.ts'

export const linkView = ({ id, ...row }: Selectable<PostLinksTable>): PostLink => ({
  _id: id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  source: row.source,
  pageUrl: row.pageUrl,
  pageHost: row.pageHost,
  pageTitle: row.pageTitle,
  targetUrl: row.targetUrl,
  targetHost: row.targetHost,
  anchor: row.anchor,
  rel: row.rel,
  foundRel: row.foundRel,
  status: row.status,
  message: row.message,
  checkedAt: row.checkedAt,
  nextCheckAt: row.nextCheckAt,
})
