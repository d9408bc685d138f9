import type { DueWork } from '../../../platform/jobs/enqueue-due-work.ts'
import { sendLeadDigestJob } from '../jobs.ts'
import { isDigestDue } from './latest-morning.ts'

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
