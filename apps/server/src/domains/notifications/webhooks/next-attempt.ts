const minute = 60_000
const hour = 60 * minute

/** Ms until the next attempt after each failed one: ten attempts in about 27 hours. */
const waits = [
  minute / 2,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  11 * hour,
] as const

/**
 * Returns the time of the next attempt after this many (from 1), or undefined to give up. Adds jitter, so
 * that retries spread out, and waits at least as long as the receiver asks (ms).
 */
export const nextAttempt = (
  attempts: number,
  {
    now,
    retryAfter = 0,
    random,
  }: { readonly now: Date; readonly retryAfter?: number; readonly random: () => number },
): Date | undefined => {
  const wait = waits[attempts - 1]
  if (wait === undefined) return undefined
  const jittered = Math.round(wait * (0.9 + 0.2 * random()))
  return new Date(now.getTime() + Math.max(jittered, retryAfter))
}
