import { sql, type Kysely } from 'kysely'

/** Pages and sections of their own show a business listing, as sites do; a listing that is deleted is shown no more. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['cloud_pages', 'cloud_modules', 'cloud_templates'])
    await sql`
      alter table ${sql.table(table)} add column nap_id uuid references naps on delete set null`.execute(db)
  await sql`
    create or replace view live_cloud_pages as
    select id, account_id, created_by, created_at, updated_at, name, template_id, size, version,
      regexp_replace(name, '\\.html$', '', 'i') as shown_name, nap_id
    from cloud_pages where deleted_at is null`.execute(db)
  await sql`
    create or replace view live_cloud_modules as
    select id, account_id, created_by, created_at, updated_at, name, template_id, size, version, nap_id
    from cloud_modules where deleted_at is null`.execute(db)
}
