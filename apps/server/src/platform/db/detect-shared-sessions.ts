import { randomInt } from 'node:crypto'
import type { Client } from 'pg'

const rounds = 5

const backendOf = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}

/**
 * Returns whether two connections to one database share sessions: a pooler in transaction mode serves both
 * from one PostgreSQL process, or one of them from several.
 */
export async function isTransactionPooled(one: Client, other: Client): Promise<boolean> {
  const [seenByOne, seenByOther] = [new Set<number>(), new Set<number>()]
  for (let round = 0; round < rounds; round += 1) {
    seenByOne.add(await backendOf(one))
    seenByOther.add(await backendOf(other))
  }
  return seenByOne.size > 1 || seenByOther.size > 1 || [...seenByOne].some((pid) => seenByOther.has(pid))
}

/**
 * Returns whether both connections lead to the same database, by a lock that the other one sees. `session`
 * must be a dedicated connection.
 */
export async function isSameDatabase(session: Client, other: Client): Promise<boolean> {
  const key = randomInt(2 ** 47)
  await session.query('select pg_advisory_lock($1)', [key])
  const { rows } = await other.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [key])
  return !rows[0]!.free
}
