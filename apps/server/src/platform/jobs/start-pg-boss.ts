import { sql, type Kysely } from 'kysely'
import { fromKysely, PgBoss, type Db } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { withDedicatedConnection } from '../db/dedicated-connection.ts'
import { listen } from '../db/notification-listener.ts'

export interface BossOptions {
  /**
   * URL of the database, in worker processes: there it listens for new jobs on a dedicated connection, and
   * deletes expired and finished ones. Undefined: it only enqueues.
   */
  readonly worksAt?: string
  readonly onError: (error: Error) => void
}

/** Any fixed number that nothing else in the database uses. */
const startLock = 7_302_027

/**
 * Starts pg-boss over our own pool, in its schema `pgboss`, which it creates and migrates itself. Instances
 * that start at the same time take turns, because pg-boss fails if another one is creating the schema.
 */
export const startBoss = (
  db: Kysely<Database>,
  { worksAt, onError }: BossOptions,
  prepare: (boss: PgBoss) => Promise<void> = async () => undefined,
): Promise<PgBoss> =>
  withDedicatedConnection(db, async (pinned) => {
    await sql`select pg_advisory_lock(${sql.lit(startLock)})`.execute(pinned)
    try {
      const boss = new PgBoss({
        db: worksAt ? { ...cleanlyOver(db), listen: listenAt(worksAt, onError) } : cleanlyOver(db),
        supervise: Boolean(worksAt),
        useListenNotify: Boolean(worksAt),
        schedule: false,
      })
      boss.on('error', onError)
      await boss.start()
      await prepare(boss)
      return boss
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(startLock)})`.execute(pinned)
    }
  })

/**
 * Runs pg-boss's statements, which may contain whole transactions. Ends one that failed halfway, or the next
 * user of the connection would continue it. Skips our column renaming, which is not meant for pg-boss's rows.
 */
const cleanlyOver = (db: Kysely<Database>): ReturnType<typeof fromKysely> => ({
  executeSql: (text, values) =>
    db
      .withoutPlugins()
      .connection()
      .execute(async (connection) => {
        try {
          return await fromKysely(connection).executeSql(text, values)
        } catch (error) {
          await sql`rollback`.execute(connection).catch(() => 'the connection is gone, and the transaction')
          throw error
        }
      }),
})

const listenAt =
  (url: string, onError: BossOptions['onError']): NonNullable<Db['listen']> =>
  async (channel, onNotification, onConnect) => {
    const listener = await listen({
      url,
      channels: { [channel]: onNotification },
      onConnect,
      onError: (error) => onError(error instanceof Error ? error : new Error(String(error))),
    })
    return { close: () => listener.stop() }
  }
