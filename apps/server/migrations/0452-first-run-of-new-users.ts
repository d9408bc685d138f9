import { sql, type Kysely } from 'kysely'

/** Only users who sign up from now on are led through their first site; the others know the product. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into seen_hints (user_id, hint) select id, 'new-site' from users on conflict do nothing`.execute(
    db,
  )
}
