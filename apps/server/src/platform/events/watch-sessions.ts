import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { LiveSockets } from './live-sockets.ts'
import { loadTokenCallers } from '../auth/access-tokens.ts'
import { loadCallers } from '../auth/load-callers.ts'
import type { SessionStore } from '../auth/session-store.ts'

const lookEvery = 1_000

export interface SessionWatch {
  /** Drops a changed session or user from the cache, and checks the open sockets now. */
  changed(id: string): void
  stop(): Promise<void>
}

/**
 * Keeps open sockets in sync with their sessions: disconnects those of ended sessions, and moves those with
 * another account or role. NOTIFY makes it immediate; a check every second makes it certain.
 */
export const watchSessions = (options: {
  readonly db: Kysely<Database>
  readonly sessions: SessionStore
  readonly sockets: LiveSockets
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}): SessionWatch => {
  const { db, sessions, sockets, now, onError } = options
  let looking: Promise<void> | undefined
  let again = false

  const look = async () => {
    const ids = [...sockets.sessionIds]
    if (ids.length === 0) return
    const callers = await Promise.all([loadCallers(db, ids, now()), loadTokenCallers(db, ids, now())])
    const good = new Map(callers.flat().map((caller) => [caller.sessionId, caller]))
    sockets.refresh(new Set(ids), good)
  }

  const run = () => {
    if (looking) {
      again = true
      return
    }
    looking = look()
      .catch(onError)
      .finally(() => {
        looking = undefined
        if (again) {
          again = false
          run()
        }
      })
  }

  const timer = setInterval(run, lookEvery)
  timer.unref()
  return {
    changed: (id) => {
      sessions.forget(id)
      run()
    },
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
