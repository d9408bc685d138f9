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

/** What every part of a running process may use; made once at start and handed down. */
export interface AppContext {
  readonly config: Config
  readonly db: Kysely<Database>
  readonly jobs: JobQueue
  readonly contributions: Contributions
  /** For connections outside the pool that are sessions of their own (LISTEN). */
  readonly databaseUrl: string
  readonly log: (line: string) => void
  /** Aborted when the process was asked to stop; it answers on until it is not asked any more. */
  readonly stopping?: AbortSignal
  /** The clock of due times, expiry and backoff; tests pass their own. */
  readonly now: () => Date
}
