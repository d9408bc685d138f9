import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { poolConfig, pooledName } from '../../../platform/db/connect.ts'

/** One connection for a long copy: nothing times out, and values are written the same way by every server. */
export const openSession = async (url: string): Promise<Client> => {
  const client = new Client({
    ...poolConfig({ url, applicationName: 'web2 backup', statementTimeout: 0 }),
    options: '-c timezone=UTC -c idle_in_transaction_session_timeout=0',
  })
  // what breaks is told by the query at hand
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    `set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set client_encoding to 'UTF8'`,
  )
  return client
}

/** Seconds after which a pooler's connection, used by a process each second or two, is one that was left over. */
const leftOver = 15

/**
 * How many connections of running processes of the product the database has. A pooler keeps its connections, under the
 * name of whom it lent them to, long after that process has ended; so those are waited for until they are surely idle.
 */
export const runningNodes = async (client: Client): Promise<number> => {
  for (let waited = 0; ; waited += 1) {
    const { rows } = await client.query<{ own: number; pooled: number }>(
      `select count(*) filter (where application_name <> $1)::int as own,
              count(*) filter (where application_name = $1
                and (state <> 'idle' or state_change > clock_timestamp() - make_interval(secs => $2)))::int as pooled
       from pg_stat_activity
       where datname = current_database() and application_name in ('web2', 'web2 events', $1)`,
      [pooledName('web2'), leftOver],
    )
    const { own, pooled } = rows[0]!
    if (own > 0 || pooled === 0 || waited > leftOver) return own + pooled
    await sleep(1_000)
  }
}
