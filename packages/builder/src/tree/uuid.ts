/** Returns a new UUID on each call. Pass `() => crypto.randomUUID()` in the app, a counter in tests. */
export type NewUuid = () => string

/** Counts prefix1, prefix2, … Unique within one document only. */
export const sequentialUuids = (prefix = 'n'): NewUuid => {
  let last = 0
  return () => `${prefix}${(last += 1)}`
}
