import { runPublication } from './run/run-publication.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handlePublishSite: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  runPublication(context, runId, signal)
