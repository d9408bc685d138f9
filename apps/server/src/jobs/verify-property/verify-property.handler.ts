import { runVerification } from '../../commands/verifications/run-verification.ts'
import type { JobHandler } from '../handler.ts'

export const handleVerifyProperty: JobHandler<{ verificationId: string }> = (
  { verificationId },
  { context, signal },
) => runVerification(context, verificationId, signal)
