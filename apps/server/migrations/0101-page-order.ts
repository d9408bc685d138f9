import { sql, type Kysely } from 'kysely'

/** Pages are sorted by the name that people see: with its suffix 'Cedar' would come after 'Cedar copy'. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create or replace view live_cloud_pages as
    select id, account_id, created_by, created_at, updated_at, name, template_id, size, version,
      regexp_replace(name, '\\.html$', '', 'i') as shown_name
    from cloud_pages where deleted_at is null`.execute(db)
}
