import { limits, type Page } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'
import type { Resource } from '../../../platform/db/adapter/resource.ts'
import { SqlAdapter } from '../../../platform/db/adapter/sql-adapter.ts'
import { contentOf } from './document-view.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { DocumentKind } from './document-kinds.ts'

const contentFields: ReadonlySet<unknown> = new Set(['html', 'document'])

/** Page size with contents, which are megabytes. */
const mostWithContent = 50

const asList = (select: unknown): readonly unknown[] =>
  select === undefined ? [] : Array.isArray(select) ? select : [select]

/** Returns every field but the one that only serves sorting. */
const told = (resource: Resource) => [...resource.columns.keys()].filter((name) => name !== 'shownName')

/** Replaces the sort key `name` by the displayed name if the table has it. */
const sortOf = (resource: Resource, sort: unknown): unknown => {
  if (!resource.columns.has('shownName') || typeof sort !== 'object' || sort === null) return sort
  return Object.fromEntries(
    Object.entries(sort).map(([name, way]) => [name === 'name' ? 'shownName' : name, way]),
  )
}

/**
 * Returns the account's records as a page, in the adapter's query language. Leaves out their content unless
 * `$select` names `html` or `document`.
 */
export const listDocuments = async (
  { db }: AppContext,
  { kind, resource }: { readonly kind: DocumentKind; readonly resource: Resource },
  { accountId, userId }: Actor,
  query: Readonly<Record<string, unknown>>,
): Promise<Page<Record<string, unknown>>> => {
  const selected = asList(query.$select)
  const wanted = selected.filter((name) => contentFields.has(name))
  const { $select: _select, $sort, ...filters } = query
  const rest = $sort === undefined ? filters : { ...filters, $sort: sortOf(resource, $sort) }
  const light = selected.filter((name) => !contentFields.has(name))
  const max = wanted.length > 0 ? mostWithContent : limits.maxPageSize
  const adapter = new SqlAdapter({ db, resource, paginate: { default: limits.defaultPageSize, max } })
  const page = await adapter._find({
    query: { ...rest, $select: selected.length === 0 ? told(resource) : light },
    tenant: { accountId, userId },
  })
  if (wanted.length === 0 || page.data.length === 0) return page
  const ids = page.data.map(({ _id }) => String(_id))
  const rows = await db
    .selectFrom(kind.table)
    .select(['id', 'html', 'document'])
    .where('id', 'in', ids)
    .where('accountId', '=', accountId)
    .execute()
  const contents = new Map(rows.map((row) => [row.id, contentOf(row)]))
  const data = page.data.map((record) => {
    const content = Object.entries(contents.get(String(record._id)) ?? {})
    return { ...record, ...Object.fromEntries(content.filter(([name]) => wanted.includes(name))) }
  })
  return { ...page, data }
}
