import { planTurbo } from './planning/plan-project.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'
import { runProject } from './projects/run-project.ts'

export const handleRunTurbo: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  runProject(context, runId, signal)

export const handlePlanTurbo: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  planTurbo(context, runId, signal)
