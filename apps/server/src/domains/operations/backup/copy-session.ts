import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { poolConfig, pooledName } from '../../../platform/db/connect.ts'

/**
 * Opens one connection for a long copy, without timeouts and with output settings independent of the server.
 */
export const openSession = async (url: string): Promise<Client> => {
  const client = new Client({
    ...poolConfig({ url, applicationName: 'web2 backup', statementTimeout: 0 }),
    options: '-c timezone=UTC -c idle_in_transaction_session_timeout=0',
  })
  // the current query reports connection errors
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    `set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set client_encoding to 'UTF8'`,
  )
  return client
}

/**
 * Idle seconds after which a pooler's connection counts as left over; a running process uses one every second
 * or two.
 */
const leftOver = 15

/**
 * Returns the number of connections by running processes of the product. A pooler keeps connections under a
 * client's name after that client ended, so this waits until such ones are surely idle.
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
