import { sql, type Kysely } from 'kysely'
import type { Database } from '../platform/db/database.ts'

export interface Column {
  readonly type: string
  readonly isRequired: boolean
  /** True if statements need not name a value. */
  readonly hasDefault: boolean
}

/** Parts of a schema that statements rely on: columns and constraints. */
export interface SchemaCatalog {
  /** By table, then by column. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, Column>>>>
  /** Constraints and unique indexes with their columns. */
  readonly rules: readonly {
    readonly table: string
    readonly definition: string
    readonly columns: readonly string[]
  }[]
}

export const readCatalog = async (db: Kysely<Database>): Promise<SchemaCatalog> => {
  const { rows: columns } = await sql<Column & { table: string; name: string }>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped`.execute(db)
  const { rows: rules } = await sql<SchemaCatalog['rules'][number]>`
    select c.relname as "table", pg_get_constraintdef(r.oid) as definition,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any(r.conkey)) as columns
    from pg_constraint r join pg_class c on c.oid = r.conrelid
    where c.relnamespace = 'public'::regnamespace and r.contype in ('c', 'f', 'x')
    union all
    select c.relname, pg_get_indexdef(i.indexrelid),
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any(i.indkey))
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique`.execute(db)
  const tables: Record<string, Record<string, Column>> = {}
  for (const { table, name, ...column } of columns) (tables[table] ??= {})[name] = column
  return { tables, rules }
}
