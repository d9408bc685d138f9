import { runImageGeneration } from './image-generation/run-image-generation.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handleGenerateImages: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  runImageGeneration(context, runId, signal)
