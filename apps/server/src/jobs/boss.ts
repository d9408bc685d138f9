import type { Kysely } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'

export interface BossOptions {
  /** True in the process that works: it also sweeps expired and finished jobs. */
  readonly supervise: boolean
  readonly onError: (error: Error) => void
}

/** pg-boss over our own pool, in its schema `pgboss`, which it creates and keeps up to date itself. */
export const startBoss = async (
  db: Kysely<Database>,
  { supervise, onError }: BossOptions,
): Promise<PgBoss> => {
  // our column renaming has no business in pg-boss's own rows
  const boss = new PgBoss({ db: fromKysely(db.withoutPlugins()), supervise, schedule: false })
  boss.on('error', onError)
  await boss.start()
  return boss
}
