import type { Transaction } from 'kysely'
import type { Database } from '../db/database.ts'

/** Name and payload type of a job. The handler is defined separately, because it is heavy to load. */
export interface JobDefinition<Payload extends object> {
  readonly name: string
  readonly retryLimit: number
  /** One job wakes a worker for everything of its kind that is due. */
  readonly wakesForAll?: boolean
  /** Phantom: ties the payload's type to the name. */
  readonly payload?: Payload
}

export interface EnqueueOptions {
  /** At most one queued job with this key. */
  readonly singletonKey?: string
}

/** Enqueues in the caller's transaction, so that a job exists exactly if its record does. */
export interface JobQueue {
  enqueue<Payload extends object>(
    transaction: Transaction<Database>,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>
}
