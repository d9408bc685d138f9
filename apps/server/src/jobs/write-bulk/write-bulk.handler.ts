import { runBulk } from '../../commands/article-bulks/run-bulk.ts'
import type { JobHandler } from '../handler.ts'

export const handleWriteBulk: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  runBulk(context, runId, signal)
