import { checkProperty } from './connection/check-property.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'
import { claimRow } from '../../platform/jobs/leased-rows.ts'
import { leasedProperties, type PropertyToCheck } from './jobs.ts'
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
  if (isDue && !(await claimRow(context, leasedProperties, propertyId))) return
  await checkProperty(context, propertyId, signal, { isDue })
}
