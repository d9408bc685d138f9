import type { AppContext } from '../context.ts'

export interface JobContext {
  readonly context: AppContext
  /** Aborted when the process is about to stop: finish the current step; another worker continues the run. */
  readonly signal: AbortSignal
}

/** Handler of a job. It may run more than once for the same payload. */
export type JobHandler<Payload extends object> = (payload: Payload, surroundings: JobContext) => Promise<void>
