import type { JobHandler } from '../../platform/jobs/job-handler.ts'
import { sendDigest } from './announce/send-digest.ts'

/** Runs `sendLeadDigestJob`. */
export const handleSendLeadDigest: JobHandler<{ siteId: string }> = ({ siteId }, { context }) =>
  sendDigest(context, siteId)
