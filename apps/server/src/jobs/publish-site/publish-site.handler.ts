import { runPublication } from '../../commands/publish/run-publication.ts'
import type { JobHandler } from '../handler.ts'

export const handlePublishSite: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  runPublication(context, runId, signal)
