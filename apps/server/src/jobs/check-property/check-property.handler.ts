import { checkProperty } from '../../commands/properties/check-property.ts'
import { claimCheck } from '../../commands/properties/claim-check.ts'
import type { JobHandler } from '../handler.ts'
import type { PropertyToCheck } from './check-property.job.ts'

/** What a person asks for is done at once; what is due, by the one worker that takes it. */
export const handleCheckProperty: JobHandler<PropertyToCheck> = async (
  { propertyId, isDue = false },
  { context, signal },
) => {
  if (isDue && !(await claimCheck(context, propertyId))) return
  await checkProperty(context, propertyId, signal, { isDue })
}
