import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Sends the daily email of a site about its leads. */
export const sendLeadDigestJob: JobDefinition<{ siteId: string }> = {
  name: 'send-lead-digest',
  retryLimit: 1,
}
