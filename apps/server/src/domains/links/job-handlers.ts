import { checkLinks } from './check-links.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handleCheckLinks: JobHandler<{ accountId: string }> = ({ accountId }, { context, signal }) =>
  checkLinks(context, accountId, signal)
