import { sql, type RawBuilder } from 'kysely'
import type { Column } from './columns.ts'
import type { Condition } from './query.ts'
import { serverMade, type Resource } from './resource.ts'

type Fragment = RawBuilder<unknown>
type Data = Readonly<Record<string, unknown>>

/** `"business_name" as "businessName", …`; names come from schemas, never from callers. */
export const selection = (columns: Iterable<Column>): Fragment =>
  sql.raw([...columns].map((column) => `"${column.name}" as "${column.property}"`).join(', '))

const stored = (column: Column, value: unknown): Fragment => {
  if (value === undefined) return sql`default`
  return column.kind === 'json' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`
}

const writable = (resource: Resource): Column[] =>
  [...resource.columns.values()].filter((column) => !serverMade.has(column.property))

const given = (resource: Resource, rows: readonly Data[]): Column[] =>
  writable(resource).filter((column) => rows.some((row) => row[column.property] !== undefined))

const ownerColumns = sql.raw('"id", "account_id", "created_by"')

/** Rows of one account with fresh ids, returned whole. */
export const insertRows = (
  resource: Resource,
  rows: readonly Data[],
  owner: { ids: readonly string[]; accountId: string; userId: string | null },
): Fragment => {
  const columns = given(resource, rows)
  const names = sql.join([ownerColumns, ...columns.map((column) => sql.ref(column.name))])
  const values = rows.map((row, index) => {
    const own = columns.map((column) => stored(column, row[column.property]))
    return sql`(${sql.join([sql`${owner.ids[index]}::uuid`, sql`${owner.accountId}`, sql`${owner.userId}`, ...own])})`
  })
  return sql`insert into ${sql.table(resource.table)} (${names}) values ${sql.join(values)}
    returning ${selection(resource.columns.values())}`
}

/** `whole`: what is absent goes back to its default, as PUT wants it; otherwise it stays. */
export const updateRows = (resource: Resource, data: Data, where: Condition, whole: boolean): Fragment => {
  const columns = whole ? writable(resource) : given(resource, [data])
  const assignments = columns.map(
    (column) => sql`${sql.ref(column.name)} = ${stored(column, data[column.property])}`,
  )
  const touched = resource.columns.has('updatedAt') ? [sql`updated_at = now()`] : []
  return sql`update ${sql.table(resource.table)} set ${sql.join([...assignments, ...touched])}
    where ${where} returning ${selection(resource.columns.values())}`
}

export const deleteRows = (resource: Resource, where: Condition): Fragment =>
  sql`delete from ${sql.table(resource.table)} where ${where} returning ${selection(resource.columns.values())}`

/** The write and the outbox rows that tell of it, as one statement and so as one transaction. */
export const withEvent = (
  write: Fragment,
  event: { accountId: string; path: string; name: string },
): Fragment =>
  sql`with changed as (${write}), told as (
    insert into outbox (account_id, path, event, record)
    select ${event.accountId}::uuid, ${event.path}, ${event.name}, to_jsonb(changed) from changed
  ) select * from changed`
