import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Adds the versions of a merged listing to the earlier versions of the one that is kept. */
export const inheritChanges = async (
  db: Kysely<Database>,
  { accountId, from, to }: { readonly accountId: string; readonly from: string; readonly to: string },
): Promise<void> => {
  await sql`
    with inherited as (
      select jsonb_build_array(to_jsonb(naps) - array['id', 'account_id', 'created_by', 'created_at', 'updated_at'])
        || coalesce((select earlier from listing_changes where nap_id = ${from}), '[]') as earlier
      from naps where id = ${from} and account_id = ${accountId}
    )
    insert into listing_changes as known (nap_id, account_id, earlier)
    select ${to}, ${accountId}, earlier from inherited
    on conflict (nap_id) do update set
      earlier = known.earlier || excluded.earlier, changed_at = clock_timestamp()`.execute(db)
}
