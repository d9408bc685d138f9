import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Looks at a post that was published by hand, if its time has come. */
export const checkAssistedPostJob: JobDefinition<{ postId: string }> = {
  name: 'check-assisted-post',
  retryLimit: 1,
}
