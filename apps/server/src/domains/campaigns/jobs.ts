import type { DueWork } from '../../platform/jobs/enqueue-due-work.ts'
import type { JobDefinition } from '../../platform/jobs/job-definition.ts'
import { dueIn, type LeasedRows } from '../../platform/jobs/leased-rows.ts'

/** Checks an assisted post if it is due. */
export const checkAssistedPostJob: JobDefinition<{ postId: string }> = {
  name: 'check-assisted-post',
  retryLimit: 1,
}

/** Published posts. A claim schedules the next check, so the lease is the interval of checks. */
export const leasedAssistedPosts: LeasedRows<'assistedPosts'> = {
  table: 'assistedPosts',
  dueAt: 'nextCheckAt',
  open: {},
  lease: 24 * 60 * 60_000,
}

export const dueAssistedPosts: DueWork<{ postId: string }> = {
  job: checkAssistedPostJob,
  due: dueIn(leasedAssistedPosts),
  payload: (postId) => ({ postId }),
}

/** Reads the facts of an account's articles that its checks would have to read otherwise. */
export const readArticlesJob: JobDefinition<{ accountId: string }> = {
  name: 'read-article-facts',
  retryLimit: 1,
}
