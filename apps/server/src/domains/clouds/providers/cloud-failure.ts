import { failedAt } from '../../../platform/outbound/outcome.ts'

/** Returns the failure of a call to a cloud, and counts it. */
export const failed = failedAt('cloud')
