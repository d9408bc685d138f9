import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isSealed } from '../../../platform/secrets/seal.ts'
import type { AccountTable } from './account-tables.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows of the first read, and the most of one; what they weigh decides how many the next read takes. */
const [firstRows, mostRows] = [16, 2_000]
/** Characters of JSON that one read should come to. */
const wanted = 4_000_000

/** A copy without sealed secrets, wherever they stand. */
const withoutSecrets = (value: unknown): unknown => {
  if (typeof value === 'string') return isSealed(value) ? null : value
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutSecrets(each)]))
}

/** The rows of an account in a table, some at a time, each read as they are then. No secret is among them. */
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
    // chosen first: turned into JSON are only the rows of this read
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
