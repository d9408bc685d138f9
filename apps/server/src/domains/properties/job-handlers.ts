import { checkProperty } from './connection/check-property.ts'
import { claimCheck } from './connection/claim-property-check.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'
import type { PropertyToCheck } from './jobs.ts'
import { runVerification } from './verification/run-verification.ts'

export const handleVerifyProperty: JobHandler<{ verificationId: string }> = (
  { verificationId },
  { context, signal },
) => runVerification(context, verificationId, signal)

/** Checks at once on a user's request; a scheduled check runs only on the worker that claims it. */
export const handleCheckProperty: JobHandler<PropertyToCheck> = async (
  { propertyId, isDue = false },
  { context, signal },
) => {
  if (isDue && !(await claimCheck(context, propertyId))) return
  await checkProperty(context, propertyId, signal, { isDue })
}
