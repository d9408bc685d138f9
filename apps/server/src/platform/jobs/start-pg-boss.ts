import { sql, type Kysely } from 'kysely'
import { fromKysely, PgBoss, type Db } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { withDedicatedConnection } from '../db/dedicated-connection.ts'
import { listen } from '../db/notification-listener.ts'

export interface BossOptions {
  /**
   * The address of the database, in the process that works: there it listens for new jobs, on a connection that is a
   * session of its own, and sweeps expired and finished ones. Undefined: it only enqueues.
   */
  readonly worksAt?: string
  readonly onError: (error: Error) => void
}

/** Any fixed number that nothing else in the database uses. */
const startLock = 7_302_027

/**
 * pg-boss over our own pool, in its schema `pgboss`, which it creates and keeps up to date itself. Nodes that start at
 * the same time take turns: pg-boss would stumble over a schema that another one is making.
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
 * pg-boss sends whole transactions as one text. One that fails in the middle is ended here, or whoever is given its
 * connection next would find itself in it. Our column renaming has no business in pg-boss's own rows.
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
