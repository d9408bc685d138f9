import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

/** Advances a verification: asks, processes an answer, stores sub-properties, or expires it. */
export const verifyPropertyJob: JobDefinition<{ verificationId: string }> = {
  name: 'verify-property',
  retryLimit: 1,
}

export interface PropertyToCheck {
  readonly propertyId: string
  /** True for a scheduled check that no user requested. */
  readonly isDue?: boolean
}

/** Checks the connection of a property. */
export const checkPropertyJob: JobDefinition<PropertyToCheck> = {
  name: 'check-property',
  retryLimit: 1,
}
