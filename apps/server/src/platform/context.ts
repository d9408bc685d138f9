import type { Kysely } from 'kysely'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { JobQueue } from './jobs/job-definition.ts'

/**
 * Functions that earlier domains call and later domains implement. A domain declares its entry by `declare module`;
 * `main/contributions.ts` collects the implementations.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Contributions {}

/** Dependencies of every part of a running process, created once at startup. */
export interface AppContext {
  readonly config: Config
  readonly db: Kysely<Database>
  readonly jobs: JobQueue
  readonly contributions: Contributions
  /** For dedicated connections outside the pool (LISTEN). */
  readonly databaseUrl: string
  readonly log: (line: string) => void
  /** Aborted once the process is asked to stop; it still responds while it drains. */
  readonly stopping?: AbortSignal
  /** Clock for due times, expiry and backoff; tests pass their own. */
  readonly now: () => Date
}
