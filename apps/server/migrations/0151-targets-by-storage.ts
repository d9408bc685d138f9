import { sql, type Kysely } from 'kysely'

/** Two object storages of one account may have buckets of the same name: they are two targets of a site. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table site_targets
      drop constraint site_targets_site_id_cloud_account_label_bucket_key,
      add constraint site_targets_place
        unique nulls not distinct (site_id, cloud, account_label, storage_id, bucket)`.execute(db)
}
