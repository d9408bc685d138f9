import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Goes on with a verification: asks, takes up an answer, fetches places, or ends one that nobody answered. */
export const verifyPropertyJob: JobDefinition<{ verificationId: string }> = {
  name: 'verify-property',
  retryLimit: 1,
}
