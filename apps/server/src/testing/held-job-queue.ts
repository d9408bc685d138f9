import type { JobDefinition, JobQueue } from '../platform/jobs/job-definition.ts'

/** A queue that keeps what is put into it until a test has it done. */
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
    /** Takes the payloads of one kind of job, oldest first. */
    take: <Payload extends object>({ name }: JobDefinition<Payload>): Payload[] => {
      const taken = waiting.filter((job) => job.name === name)
      for (const job of taken) waiting.splice(waiting.indexOf(job), 1)
      return taken.map(({ payload }) => payload as Payload)
    },
  }
}
