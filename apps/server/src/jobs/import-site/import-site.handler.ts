import { runImport } from '../../commands/imports/run-import.ts'
import type { JobHandler } from '../handler.ts'

export const handleImportSite: JobHandler<{ runId: string }> = ({ runId }, { context }) =>
  runImport(context, runId)
