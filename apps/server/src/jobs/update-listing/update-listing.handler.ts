import { runListingUpdate } from '../../commands/listing-updates/run-update.ts'
import type { JobHandler } from '../handler.ts'

export const handleUpdateListing: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  runListingUpdate(context, runId, signal)
