import type { JobHandler } from '../../platform/jobs/job-handler.ts'
import { announceDueLead } from './announce/announce-later.ts'
import { sendDigest } from './announce/send-digest.ts'

/** Runs `announceLeadJob`. */
export const handleAnnounceLead: JobHandler<{ leadId: string }> = ({ leadId }, { context }) =>
  announceDueLead(context, leadId)

/** Runs `sendLeadDigestJob`. */
export const handleSendLeadDigest: JobHandler<{ siteId: string }> = ({ siteId }, { context }) =>
  sendDigest(context, siteId)
