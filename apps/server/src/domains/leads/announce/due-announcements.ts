import type { DueWork } from '../../../platform/jobs/enqueue-due-work.ts'
import { announceLeadJob } from '../jobs.ts'

/** Stored leads whose announcing failed. */
export const dueAnnouncements: DueWork<{ leadId: string }> = {
  job: announceLeadJob,
  due: ({ db }, moment) =>
    db.selectFrom('leads').select('id').where('announceDue', '<=', moment).orderBy('announceDue'),
  payload: (leadId) => ({ leadId }),
}
