import { sql, type Kysely } from 'kysely'

/** The latest moment that the application's clock has shown, so that one that goes back is noticed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table seen_clock (
      id boolean primary key default true check (id),
      at timestamptz(3) not null
    )`.execute(db)
}
