import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Table with data of accounts, as the database describes it. */
export interface AccountTable {
  readonly name: string
  /** Primary key columns with their SQL types. */
  readonly keys: readonly { readonly name: string; readonly type: string }[]
  /** Columns that hold secrets, or hashes that help to guess one. */
  readonly secrets: readonly string[]
  /** Condition for the rows of one account. */
  readonly ofAccount: (accountId: string) => RawBuilder<boolean>
}

interface Described {
  readonly name: string
  readonly columns: readonly string[]
  readonly keys: AccountTable['keys']
  /** Tables whose rows cascade their deletion to rows of this one. */
  readonly parents: readonly {
    readonly table: string
    readonly column: string
    readonly references: string
  }[]
}

/** Queued copies of changes and derived row counts. */
const passing = new Set(['outbox', 'count_changes', 'kept_counts'])

const isSecret = (column: string): boolean => /_(sealed|hash)$/.test(column)

const describe = async (db: Kysely<Database>): Promise<readonly Described[]> => {
  const { rows } = await sql<Described>`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by k.place), '[]')
        from pg_index i
        cross join lateral unnest(i.indkey::int2[]) with ordinality as k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as keys,
      (select coalesce(json_agg(json_build_object(
          'table', f.confrelid::regclass::text, 'column', a.attname, 'references', b.attname) order by f.conname), '[]')
        from pg_constraint f
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
        join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1]
        where f.conrelid = c.oid and f.contype = 'f' and f.confdeltype = 'c' and cardinality(f.conkey) = 1) as parents
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname`.execute(db)
  return rows
}

/**
 * Returns every table with account data, read from the database catalog so that future tables are included:
 * those with an `account_id`, and those whose rows are deleted with a row of such a table.
 */
export const accountTables = async (db: Kysely<Database>): Promise<readonly AccountTable[]> => {
  const found = new Map<string, AccountTable>()
  const add = ({ name, columns, keys }: Described, ofAccount: AccountTable['ofAccount']) => {
    if (keys.length === 0) throw new Error(`The table ${name} holds data of accounts and has no primary key.`)
    found.set(name, { name, keys, secrets: columns.filter(isSecret), ofAccount })
  }
  const all = (await describe(db)).filter(({ name }) => !passing.has(name))
  for (const table of all)
    if (table.columns.includes('account_id')) add(table, (accountId) => sql`account_id = ${accountId}`)
  const others = all.filter(({ name }) => !found.has(name) && name !== 'accounts' && name !== 'users')
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const table of others.filter(({ name }) => !found.has(name))) {
      const link = table.parents.find(({ table: parent }) => found.has(parent))
      const parent = link && found.get(link.table)
      if (parent)
        add(
          table,
          (accountId) =>
            sql`${sql.ref(link.column)} in
              (select ${sql.ref(link.references)} from ${sql.table(parent.name)} where ${parent.ofAccount(accountId)})`,
        )
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}
