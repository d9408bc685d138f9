import type { CloudModule, CloudPage, DocumentContent } from '@web2/contract/sites'
import type { Selectable } from 'kysely'
import type { DocumentsTable } from '../tables.ts'
import type { DocumentKind } from './document-kinds.ts'

/** All columns but the content, which may be megabytes. */
export const lightColumns = [
  'id',
  'accountId',
  'createdBy',
  'createdAt',
  'updatedAt',
  'name',
  'templateId',
  'napId',
  'size',
  'version',
  'deletedAt',
] as const

export type LightRow = Pick<Selectable<DocumentsTable>, (typeof lightColumns)[number]>
export type ContentRow = Pick<Selectable<DocumentsTable>, 'document' | 'html'>
export type LightView = Omit<CloudModule, 'napId'> & Partial<Pick<CloudPage, 'templateId' | 'napId'>>

/** Returns a record as in lists and events. */
export const documentSummary = (kind: DocumentKind, row: LightRow): LightView => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  name: row.name,
  ...(kind.tellsTemplate && { templateId: row.templateId }),
  ...(kind.showsNap && { napId: row.napId }),
  version: row.version,
  size: row.size,
})

export const contentOf = (row: ContentRow): DocumentContent => ({
  html: row.html,
  document: JSON.parse(row.document) as unknown,
})

export type WholeView = LightView & DocumentContent

/** Returns a record with its content. */
export const documentDetail = (kind: DocumentKind, row: LightRow & ContentRow): WholeView => ({
  ...documentSummary(kind, row),
  ...contentOf(row),
})
