import { runProject } from '../../commands/turbo/run-turbo.ts'
import type { JobHandler } from '../handler.ts'

export const handleRunTurbo: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  runProject(context, runId, signal)
