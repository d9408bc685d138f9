import { runProject } from './projects/run-project.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handleRunTurbo: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  runProject(context, runId, signal)
