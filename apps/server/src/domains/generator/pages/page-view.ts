import type { TurboPage } from '@web2/contract/generator'
import type { Selectable } from 'kysely'
import type { TurboPagesTable } from '../tables.ts'

export type TurboPageRow = Selectable<TurboPagesTable>

export const turboPageView = (row: TurboPageRow): TurboPage => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  turboId: row.turboId,
  siteId: row.siteId,
  kind: row.kind,
  position: row.position,
  name: row.name,
  path: row.path,
  title: row.title,
  status: row.status,
  message: row.message,
  isSample: row.isSample,
  similarity: row.similarity,
  similarTo: row.similarTo,
  elsewhereSimilarity: row.elsewhereSimilarity,
  releasedAt: row.releasedAt,
})
