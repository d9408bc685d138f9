import { runVerification } from './verification/run-verification.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handleVerifyProperty: JobHandler<{ verificationId: string }> = (
  { verificationId },
  { context, signal },
) => runVerification(context, verificationId, signal)
