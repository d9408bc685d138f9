import { sql, type Kysely } from 'kysely'

/** State of a property before its verification, restored on cancellation. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table verifications
      add property_before jsonb not null default '{"status": "new", "problemKind": null, "problem": ""}'`.execute(
    db,
  )
  // those that are open now: what they would have gone back to until now
  await sql`
    update verifications
    set property_before = '{"status": "verified", "problemKind": null, "problem": ""}'
    from properties
    where properties.id = verifications.property_id and properties.last_verified_at is not null
      and verifications.status in ('running', 'waiting')`.execute(db)
}
