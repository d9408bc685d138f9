import { sql, type Kysely } from 'kysely'

/** One row: something that only the installation's secret opens, so that a process with another one is found out. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table secret_check (id uuid primary key, value_sealed text not null)`.execute(db)
}
