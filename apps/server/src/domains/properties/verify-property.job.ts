import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Advances a verification: asks, processes an answer, stores sub-properties, or expires it. */
export const verifyPropertyJob: JobDefinition<{ verificationId: string }> = {
  name: 'verify-property',
  retryLimit: 1,
}
