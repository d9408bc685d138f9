import type { MissedEvents } from './missed-events.ts'
import type { Run } from './run.ts'

/** Resources of the platform. */
export interface CoreResources {
  events: { found: MissedEvents }
  runs: { record: Run; patch: { cancelRequested: true } }
}
