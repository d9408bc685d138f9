import type { JobDefinition } from '../queue.ts'

/** Looks whether the connection of a property works. */
export const checkPropertyJob: JobDefinition<{ propertyId: string }> = {
  name: 'check-property',
  retryLimit: 1,
}
