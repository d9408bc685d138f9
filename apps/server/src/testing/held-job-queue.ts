import type { JobDefinition, JobQueue } from '../platform/jobs/job-definition.ts'

/** Creates a queue that stores jobs until the test runs them. */
export const keptJobs = () => {
  const waiting: { readonly name: string; readonly payload: object }[] = []
  const jobs: JobQueue = {
    enqueue: (_transaction, { name }, payload) => {
      waiting.push({ name, payload })
      return Promise.resolve()
    },
  }
  return {
    jobs,
    /** Removes the payloads of one kind of job, oldest first, and returns them. */
    take: <Payload extends object>({ name }: JobDefinition<Payload>): Payload[] => {
      const taken = waiting.filter((job) => job.name === name)
      for (const job of taken) waiting.splice(waiting.indexOf(job), 1)
      return taken.map(({ payload }) => payload as Payload)
    },
  }
}
