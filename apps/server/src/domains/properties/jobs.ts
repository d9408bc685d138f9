import type { JobDefinition } from '../../platform/jobs/job-definition.ts'

export interface PropertyToCheck {
  readonly propertyId: string
  /** Nobody has asked for it: its time has come. */
  readonly isDue?: boolean
}

/** Looks whether the connection of a property works. */
export const checkPropertyJob: JobDefinition<PropertyToCheck> = {
  name: 'check-property',
  retryLimit: 1,
}
