import { CamelCasePlugin, sql, type Kysely } from 'kysely'
import type { Database } from './database.ts'

interface Column {
  readonly table: string
  readonly name: string
  /** PostgreSQL's own name: `text`, `_text` for an array of texts. */
  readonly type: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
  /** True if statements must not name a value. */
  readonly isAlwaysGenerated: boolean
}

// views are left out, because PostgreSQL does not know which of their columns are never null
const columnsOf = async (db: Kysely<Database>): Promise<readonly Column[]> => {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as is_nullable,
      a.atthasdef or a.attidentity <> '' as has_default,
      a.attgenerated <> '' or a.attidentity = 'a' as is_always_generated
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db)
  return rows
}

/** Types that the parsers of `connect.ts` and pg return, by PostgreSQL's names. */
const typescript: Readonly<Record<string, string>> = {
  ...of('string', ['uuid', 'text', 'varchar', 'timestamptz', 'date', 'xid8']),
  ...of('number', ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric']),
  bool: 'boolean',
  bytea: 'Buffer',
  jsonb: 'Jsonb',
  ...of('string[]', ['_text', '_uuid']),
  ...of('number[]', ['_int2', '_int4', '_float8']),
}

function of(type: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, type]))
}

const typeOf = ({ table, name, type, isNullable, hasDefault, isAlwaysGenerated }: Column): string => {
  const value = typescript[type]
  if (value === undefined) throw new Error(`${table}.${name}: add the type ${type} to schema-types.ts.`)
  const stored = isNullable ? `${value} | null` : value
  if (isAlwaysGenerated) return `GeneratedAlways<${stored}>`
  return hasDefault ? `Generated<${stored}>` : stored
}

/** Names of columns in code, as Kysely makes them. */
class Names extends CamelCasePlugin {
  of(name: string): string {
    return this.camelCase(name)
  }
}

/**
 * Returns the source of `generated/schema.ts`: the columns of each table as Kysely's types. Throws if a column has
 * a type that `typescript` lacks.
 */
export const schemaTypes = async (db: Kysely<Database>): Promise<string> => {
  const names = new Names()
  const tables = Map.groupBy(await columnsOf(db), ({ table }) => table)
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `    ${names.of(column.name)}: ${typeOf(column)}\n`)
    return `  ${names.of(table)}: {\n${lines.join('')}  }\n`
  })
  return `import type { Generated, GeneratedAlways } from 'kysely'

/** Value of a jsonb column. */
export type Jsonb = object | string | number | boolean

/** Tables of the migrated database. */
export interface Schema {
${interfaces.join('')}}
`
}
