import type { MissedEvents } from './missed-events.ts'

/**
 * Answers and bodies of the API by path; each domain adds its own below its schemas. `record` is the answer of
 * every call about one record; `create`, `update` and `patch` are the bodies. An answer that differs has a name
 * of its own: `listed` for the records of a list, `found` for a find that returns no page, and `created`,
 * `patched` and `removed`.
 */
export interface Resources {
  events: { found: MissedEvents }
}
