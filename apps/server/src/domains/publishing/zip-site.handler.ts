import { makeZip } from './downloads/make-zip.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handleZipSite: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  makeZip(context, runId, signal)
