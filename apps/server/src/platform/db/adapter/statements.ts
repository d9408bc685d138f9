import { identifier, join, raw, sql, type Fragment } from './sql-fragment.ts'
import type { Column } from './columns.ts'
import type { Condition } from './query.ts'
import { serverManagedFields, type Resource } from './resource.ts'

type Data = Readonly<Record<string, unknown>>

/** Returns `"business_name" as "businessName", …`; names come from schemas, never from callers. */
export const selection = (columns: readonly Column[]): Fragment => {
  const known = selections.get(columns)
  if (known) return known
  const made = raw(columns.map((column) => `"${column.name}" as "${column.property}"`).join(', '))
  selections.set(columns, made)
  return made
}

const selections = new WeakMap<readonly Column[], Fragment>()

const stored = (column: Column, value: unknown): Fragment => {
  if (value === undefined) return sql`default`
  return column.kind === 'json' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`
}

const writable = (resource: Resource): Column[] =>
  resource.allColumns.filter((column) => !serverManagedFields.has(column.property))

const given = (resource: Resource, rows: readonly Data[]): Column[] =>
  writable(resource).filter((column) => rows.some((row) => row[column.property] !== undefined))

const ownerColumns = raw('"id", "account_id", "created_by"')

/** Inserts rows of one account with new ids and returns them whole. */
export const insertRows = (
  resource: Resource,
  rows: readonly Data[],
  owner: { ids: readonly string[]; accountId: string; userId: string | null },
): Fragment => {
  const columns = given(resource, rows)
  const names = join([ownerColumns, ...columns.map((column) => identifier(column.name))])
  const values = rows.map((row, index) => {
    const own = columns.map((column) => stored(column, row[column.property]))
    return sql`(${join([sql`${owner.ids[index]}::uuid`, sql`${owner.accountId}`, sql`${owner.userId}`, ...own])})`
  })
  return sql`insert into ${identifier(resource.table)} (${names}) values ${join(values)}
    returning ${selection(resource.allColumns)}`
}

/** Updates rows. With `whole`, absent properties get their defaults, as PUT requires; otherwise they stay. */
export const updateRows = (resource: Resource, data: Data, where: Condition, whole: boolean): Fragment => {
  const columns = whole ? writable(resource) : given(resource, [data])
  const assignments = columns.map(
    (column) => sql`${identifier(column.name)} = ${stored(column, data[column.property])}`,
  )
  const touched = resource.columns.has('updatedAt') ? [sql`updated_at = now()`] : []
  return sql`update ${identifier(resource.table)} set ${join([...assignments, ...touched])}
    where ${where} returning ${selection(resource.allColumns)}`
}

export const deleteRows = (resource: Resource, where: Condition): Fragment =>
  sql`delete from ${identifier(resource.table)} where ${where} returning ${selection(resource.allColumns)}`

/** Combines a write with its outbox rows in one statement, and so in one transaction. */
export const withEvent = (
  write: Fragment,
  event: { accountId: string; path: string; name: string },
): Fragment =>
  sql`with changed as (${write}), told as (
    insert into outbox (account_id, path, event, record)
    select ${event.accountId}::uuid, ${event.path}, ${event.name}, to_jsonb(changed) from changed
  ) select * from changed`
