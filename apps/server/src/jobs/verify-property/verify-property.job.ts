import type { JobDefinition } from '../queue.ts'

/** Goes on with a verification: asks, takes up an answer, fetches places, or ends one that nobody answered. */
export const verifyPropertyJob: JobDefinition<{ verificationId: string }> = {
  name: 'verify-property',
  retryLimit: 1,
}
