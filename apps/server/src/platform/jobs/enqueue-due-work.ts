import type { AppContext } from '../context.ts'
import type { JobDefinition } from './job-definition.ts'

type Waking = Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>

/** Work that a job does by the clock, each subject at its own due time instead of in a run. */
export interface DueWork<Payload extends object> {
  readonly job: JobDefinition<Payload>
  /** Selects the subjects due at the moment, the longest overdue first; undefined if the work is disabled. */
  readonly due: (
    context: Pick<Waking, 'config' | 'db'>,
    moment: string,
  ) => { limit(most: number): { execute(): Promise<readonly { readonly id: string }[]> } } | undefined
  readonly payload: (id: string) => Payload
  /** The subject's id, if left out. */
  readonly singletonKey?: (id: string) => string
}

/** Maximum of subjects per sweep; the rest follows with the next one. */
const mostDue = 200

/** Enqueues a job for every due subject. The singleton key prevents a backlog per subject. */
export const enqueueDueWork = async <Payload extends object>(
  { config, db, jobs, now }: Waking,
  { job, due, payload, singletonKey = (id) => id }: DueWork<Payload>,
): Promise<void> => {
  const subjects = (await due({ config, db }, now().toISOString())?.limit(mostDue).execute()) ?? []
  for (const { id } of subjects)
    await db
      .transaction()
      .execute((transaction) =>
        jobs.enqueue(transaction, job, payload(id), { singletonKey: singletonKey(id) }),
      )
}
