import { runListingUpdate } from './run-update.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handleUpdateListing: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  runListingUpdate(context, runId, signal)
