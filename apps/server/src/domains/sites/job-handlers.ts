import { runImport } from './imports/run-import.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handleImportSite: JobHandler<{ runId: string }> = ({ runId }, { context }) =>
  runImport(context, runId)
