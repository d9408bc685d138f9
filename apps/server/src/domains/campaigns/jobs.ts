import type { DueWork } from '../../platform/jobs/enqueue-due-work.ts'
import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Checks an assisted post if it is due. */
export const checkAssistedPostJob: JobDefinition<{ postId: string }> = {
  name: 'check-assisted-post',
  retryLimit: 1,
}

export const dueAssistedPosts: DueWork<{ postId: string }> = {
  job: checkAssistedPostJob,
  due: ({ db }, moment) =>
    db.selectFrom('assistedPosts').select('id').where('nextCheckAt', '<=', moment).orderBy('nextCheckAt'),
  payload: (postId) => ({ postId }),
}
