import type { AppContext } from '../context.ts'

export interface JobContext {
  readonly context: AppContext
  /** Aborted when the process is about to stop: finish the step at hand, the run goes on elsewhere. */
  readonly signal: AbortSignal
}

/** The heavy half of a job. It may run more than once for the same payload. */
export type JobHandler<Payload extends object> = (payload: Payload, surroundings: JobContext) => Promise<void>
