import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isSealed } from '../../../platform/secrets/seal.ts'
import type { AccountTable } from './account-tables.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows of the first read, and the maximum; the size of the rows determines the next batch. */
const [firstRows, mostRows] = [16, 2_000]
/** Characters of JSON that one read should return. */
const wanted = 4_000_000

/** Returns a copy without sealed secrets at any depth. */
const withoutSecrets = (value: unknown): unknown => {
  if (typeof value === 'string') return isSealed(value) ? null : value
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutSecrets(each)]))
}

/** Yields an account's rows of a table in batches, each as of its read. Leaves out secrets. */
export async function* readTable(
  db: Kysely<Database>,
  table: AccountTable,
  accountId: string,
): AsyncGenerator<{ readonly rows: number; readonly json: string }> {
  const keys = sql.join(table.keys.map(({ name }) => sql.ref(name)))
  let last: Row | undefined
  let limit = firstRows
  for (;;) {
    const from = last
    const beyond = from
      ? sql`and (${keys}) > (${sql.join(
          table.keys.map(({ name, type }) => sql`${String(from[name])}::${sql.raw(type)}`),
        )})`
      : sql``
    // selected first, so that only the rows of this read are converted to JSON
    const { rows } = await sql<{ record: Row }>`
      select to_jsonb(listed) - ${[...table.secrets]}::text[] as record
      from (select * from ${sql.table(table.name)}
        where ${table.ofAccount(accountId)} ${beyond} order by ${keys} limit ${limit}) as listed
      order by ${keys}`.execute(db)
    if (rows.length === 0) return
    const json = JSON.stringify(
      rows.map(({ record }) => withoutSecrets(record)),
      null,
      1,
    )
    yield { rows: rows.length, json }
    if (rows.length < limit) return
    last = rows.at(-1)?.record
    limit = Math.min(mostRows, Math.max(1, Math.floor((limit * wanted) / json.length)))
  }
}
