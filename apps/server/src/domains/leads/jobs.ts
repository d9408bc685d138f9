import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Announces a lead whose announcing failed when it arrived or was released from spam. */
export const announceLeadJob: JobDefinition<{ leadId: string }> = {
  name: 'announce-lead',
  retryLimit: 0,
}

/** Sends the daily email of a site about its leads. */
export const sendLeadDigestJob: JobDefinition<{ siteId: string }> = {
  name: 'send-lead-digest',
  retryLimit: 1,
}
