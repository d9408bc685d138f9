import { runImageGeneration } from '../../commands/images/generate/run-generation.ts'
import type { JobHandler } from '../handler.ts'

export const handleGenerateImages: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  runImageGeneration(context, runId, signal)
