import { sql, type Kysely } from 'kysely'

/** Indexes for the dashboard's lists of blogs that can't be reached and of generations that failed or wait. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index properties_with_problem on properties (account_id) where problem <> ''`.execute(db)
  await sql`
    create index generations_open on generations (account_id) where status in ('queued', 'running')`.execute(
    db,
  )
  await sql`
    create index generations_failed on generations (account_id, updated_at desc)
    where status = 'failed'`.execute(db)
}
