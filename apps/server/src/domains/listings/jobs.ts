import type { DueWork } from '../../platform/jobs/enqueue-due-work.ts'
import type { JobDefinition } from '../../platform/jobs/job-definition.ts'
import { dueIn, type LeasedRows } from '../../platform/jobs/leased-rows.ts'

/** Reads a website and proposes values for a business profile. */
export const draftProfileJob: JobDefinition<{ draftId: string }> = { name: 'draft-profile', retryLimit: 1 }

export const leasedDrafts: LeasedRows<'profileDrafts'> = {
  table: 'profileDrafts',
  dueAt: 'dueAt',
  open: { status: 'running' },
  // longer than one page or one answer; each page read renews it
  lease: 5 * 60_000,
  countsAttempts: true,
}

export const dueDrafts: DueWork<{ draftId: string }> = {
  job: draftProfileJob,
  due: dueIn(leasedDrafts),
  payload: (draftId) => ({ draftId }),
}
