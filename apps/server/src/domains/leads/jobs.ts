import type { DueWork } from '../../platform/jobs/enqueue-due-work.ts'
import type { JobDefinition } from '../../platform/jobs/job-definition.ts'
import { isDigestDue } from './announce/latest-morning.ts'

/** Sends the daily email of a site about its leads. */
export const sendLeadDigestJob: JobDefinition<{ siteId: string }> = {
  name: 'send-lead-digest',
  retryLimit: 1,
}

/** Sites whose daily email is due. */
export const dueLeadDigests: DueWork<{ siteId: string }> = {
  job: sendLeadDigestJob,
  due: ({ db }, moment) =>
    db
      .selectFrom('leadSettings')
      .select('siteId as id')
      .where('mailsDigest', '=', true)
      .where(isDigestDue(new Date(moment)))
      .orderBy('digestedAt'),
  payload: (siteId) => ({ siteId }),
}
