import { planTurbo } from './planning/plan-project.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handlePlanTurbo: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  planTurbo(context, runId, signal)
