import { Client } from 'pg'
import { poolConfig } from '../db/connect.ts'

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

/** How many connections of running processes of the product the database has. */
export const runningNodes = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name in ('web2', 'web2 events')`,
  )
  return rows[0]!.count
}
