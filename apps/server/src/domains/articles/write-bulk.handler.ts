import { runBulk } from './bulks/run-bulk.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handleWriteBulk: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  runBulk(context, runId, signal)
