import { planTurbo } from '../../commands/turbo/plan-turbo.ts'
import type { JobHandler } from '../handler.ts'

export const handlePlanTurbo: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  planTurbo(context, runId, signal)
