import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Minutes for which a disconnected client may still request missed events. */
export const retentionMinutes = 60

/** Deletes events past their retention and stores the horizon. */
export const deleteOldEvents = async (db: Kysely<Database>): Promise<void> => {
  await sql`
    with gone as (
      delete from outbox where created_at < now() - make_interval(mins => ${retentionMinutes}) returning xid
    )
    update outbox_horizon set xid = youngest.xid
    from (select xid from gone order by xid desc limit 1) as youngest
    where outbox_horizon.xid < youngest.xid`.execute(db)
}
