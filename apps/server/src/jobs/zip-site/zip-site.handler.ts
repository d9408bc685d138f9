import { makeZip } from '../../commands/downloads/make-zip.ts'
import type { JobHandler } from '../handler.ts'

export const handleZipSite: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  makeZip(context, runId, signal)
