import type { DueWork } from '../../platform/jobs/enqueue-due-work.ts'
import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Checks an account's due links. */
export const checkLinksJob: JobDefinition<{ accountId: string }> = { name: 'check-links', retryLimit: 1 }

/** Accounts with due links. */
export const dueLinks: DueWork<{ accountId: string }> = {
  job: checkLinksJob,
  due: ({ db }, moment) =>
    db.selectFrom('postLinks').select('accountId as id').distinct().where('nextCheckAt', '<=', moment),
  payload: (accountId) => ({ accountId }),
}
