import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Checks an assisted post if it is due. */
export const checkAssistedPostJob: JobDefinition<{ postId: string }> = {
  name: 'check-assisted-post',
  retryLimit: 1,
}
