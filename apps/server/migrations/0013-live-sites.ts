import { sql, type Kysely } from 'kysely'

/** Sites as people see them; one that is being taken down is not among them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create view live_sites as select * from sites where removed_at is null`.execute(db)
}
