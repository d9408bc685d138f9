import { checkProperty } from './connection/check-property.ts'
import { claimCheck } from './connection/claim-property-check.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'
import type { PropertyToCheck } from './jobs.ts'

/** What a person asks for is done at once; what is due, by the one worker that takes it. */
export const handleCheckProperty: JobHandler<PropertyToCheck> = async (
  { propertyId, isDue = false },
  { context, signal },
) => {
  if (isDue && !(await claimCheck(context, propertyId))) return
  await checkProperty(context, propertyId, signal, { isDue })
}
