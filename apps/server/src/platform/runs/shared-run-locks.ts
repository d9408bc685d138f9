import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { withDedicatedConnection } from '../db/dedicated-connection.ts'
import { runLockKey } from './run-lock.ts'

/** Locks of many runs on one connection, each the same lock as that of `withRunLock`. */
export interface RunLocks {
  /** Locks subjects that no one else holds. Returns those now locked. */
  take(subjectIds: readonly string[]): Promise<ReadonlySet<string>>
  release(subjectId: string): Promise<void>
  /** Aborted when the connection and all locks are lost: other workers may take over. */
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

/** Creates the locks. The connection is opened with the first lock and closed with the last. */
export const createRunLocks = (db: Kysely<Database>): RunLocks => {
  const held = new Set<string>()
  /** Subjects whose locks are no longer needed; all are released with one statement. */
  let leaving: string[] = []
  let released: Promise<void> | undefined
  let session: Session | undefined
  let chain: Promise<unknown> = Promise.resolve()

  /** Runs one statement at a time; a connection that fails one has lost all locks. */
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
      leaving.push(subjectId)
      released ??= onSession(async (pinned) => {
        const ids = leaving
        leaving = []
        released = undefined
        await sql`select pg_advisory_unlock(${runLockKey(sql`id`)}) from unnest(${ids}::text[]) as id`.execute(
          pinned,
        )
        if (held.size > 0 || leaving.length > 0) return
        session?.close()
        session = undefined
      })
      await released
    },
    lost: () => session?.broken.signal ?? AbortSignal.abort(),
  }
}
