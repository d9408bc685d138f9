import type { Kysely } from 'kysely'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { JobDefinition, JobQueue } from './jobs/job-definition.ts'
import type { SharedObjects } from './shared-objects.ts'

/**
 * Implementations by higher parts of the server that lower parts call. A domain declares its entry by `declare module`;
 * `main/contributions.ts` collects the implementations.
 */
export interface Contributions {
  /** All jobs; a run's kind is the name of one. */
  readonly jobDefinitions: readonly JobDefinition<object>[]
}

/** Dependencies of every part of a running process, created once at startup. */
export interface AppContext {
  readonly config: Config
  readonly db: Kysely<Database>
  readonly jobs: JobQueue
  readonly contributions: Contributions
  /** Objects that the whole application shares, such as rate gates and group commits. */
  readonly shared: SharedObjects
  /** For dedicated connections outside the pool (LISTEN). */
  readonly databaseUrl: string
  readonly log: (line: string) => void
  /** Aborted once the process is asked to stop; it still responds while it drains. */
  readonly stopping?: AbortSignal
  /** Clock for due times, expiry and backoff; tests pass their own. */
  readonly now: () => Date
}
