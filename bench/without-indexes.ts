import { sql, type Kysely } from 'kysely'
import type { Database } from '@web2/server/src/platform/db/database.ts'

/** Fills a table while its indexes and foreign keys are dropped, and restores them at the end. */
export const withoutIndexes = async (
  db: Kysely<Database>,
  name: string,
  fill: () => Promise<void>,
): Promise<void> => {
  const { rows: references } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${name}::regclass and contype = 'f'`.execute(db)
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${name}::regclass and not indisprimary`.execute(db)
  for (const each of references)
    await sql`alter table ${sql.table(name)} drop constraint ${sql.ref(each.name)}`.execute(db)
  for (const each of indexes) await sql`drop index ${sql.ref(each.name)}`.execute(db)
  await fill()
  for (const each of indexes) await sql.raw(each.definition).execute(db)
  for (const each of references)
    await sql`
      alter table ${sql.table(name)} add constraint ${sql.ref(each.name)} ${sql.raw(each.definition)} not valid`.execute(
      db,
    )
}
