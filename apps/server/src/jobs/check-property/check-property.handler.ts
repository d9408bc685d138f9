import { checkProperty } from '../../commands/properties/check-property.ts'
import type { JobHandler } from '../handler.ts'

export const handleCheckProperty: JobHandler<{ propertyId: string }> = (
  { propertyId },
  { context, signal },
) => checkProperty(context, propertyId, signal)
