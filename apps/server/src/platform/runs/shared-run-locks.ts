import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { withDedicatedConnection } from '../db/dedicated-connection.ts'
import { runLockKey } from './run-lock.ts'

/** Locks of many runs at once, all on one connection; each is the same lock as that of `withRunLock`. */
export interface RunLocks {
  /** Those of the subjects that nobody else holds; they are ours from now on. */
  take(subjectIds: readonly string[]): Promise<ReadonlySet<string>>
  release(subjectId: string): Promise<void>
  /** Aborted when the connection broke and all locks with it: others may take up the work. */
  lost(): AbortSignal
}

interface Session {
  readonly pinned: Kysely<Database>
  readonly close: () => void
  readonly broken: AbortController
}

const openSession = (db: Kysely<Database>): Promise<Session> =>
  new Promise((resolve, reject) => {
    withDedicatedConnection(db, (pinned) => {
      const { promise, resolve: close } = Promise.withResolvers<void>()
      resolve({ pinned, close, broken: new AbortController() })
      return promise
    }).catch(reject)
  })

/** The connection is taken with the first lock and given back with the last one. */
export const createRunLocks = (db: Kysely<Database>): RunLocks => {
  const held = new Set<string>()
  let session: Session | undefined
  let chain: Promise<unknown> = Promise.resolve()

  /** One statement at a time; a connection that refuses one has lost everything. */
  const onSession = <Answer>(work: (pinned: Kysely<Database>) => Promise<Answer>): Promise<Answer> => {
    const turn = async () => {
      session ??= await openSession(db)
      const current = session
      try {
        return await work(current.pinned)
      } catch (error) {
        session = undefined
        held.clear()
        current.broken.abort()
        current.close()
        throw error
      }
    }
    const answer = chain.then(turn)
    chain = answer.catch(() => null)
    return answer
  }

  return {
    take: (subjectIds) =>
      onSession(async (pinned) => {
        const wanted = [...new Set(subjectIds)].filter((id) => !held.has(id))
        const { rows } = await sql<{ id: string }>`
          select id from unnest(${wanted}::text[]) as id where pg_try_advisory_lock(${runLockKey(sql`id`)})`.execute(
          pinned,
        )
        for (const { id } of rows) held.add(id)
        return new Set(rows.map(({ id }) => id))
      }),
    release: async (subjectId) => {
      if (!held.delete(subjectId)) return
      await onSession(async (pinned) => {
        await sql`select pg_advisory_unlock(${runLockKey(sql`${subjectId}`)})`.execute(pinned)
        if (held.size > 0) return
        session?.close()
        session = undefined
      })
    },
    lost: () => session?.broken.signal ?? AbortSignal.abort(),
  }
}
