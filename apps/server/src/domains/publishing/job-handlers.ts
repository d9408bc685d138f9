import { runPublication } from './run/run-publication.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'
import { makeZip } from './zip-downloads/make-zip.ts'

export const handleZipSite: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  makeZip(context, runId, signal)

export const handlePublishSite: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  runPublication(context, runId, signal)
