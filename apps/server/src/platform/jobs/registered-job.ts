import type { AppContext } from '../context.ts'
import type { JobDefinition } from './job-definition.ts'
import type { JobHandler } from './job-handler.ts'

/** A job together with its handler and limits, for the worker. */
export interface RegisteredJob<Payload extends object> {
  readonly job: JobDefinition<Payload>
  /** Maximum number of concurrent jobs of this kind in one process. */
  readonly concurrency: number
  /** Jobs that are taken from the queue at once; one unless given. */
  readonly batch?: number
  /** Loaded with the first job of its kind. */
  readonly load: () => Promise<JobHandler<Payload>>
  /** For handlers whose work outlasts their answer: resolves when it is finished. */
  readonly rest?: (context: AppContext) => Promise<void>
}
