const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Milliseconds until the next attempt after each failed one: ten attempts in about 27 hours. */
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
 * When a message is tried again after so many attempts (from 1), undefined when it is given up: with jitter, so that
 * what failed together does not come back together, and not before the receiver asked for.
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
  return new Date(now.getTime() + Math.max(jittered, Math.min(retryAfter, day)))
}

/** Milliseconds that `Retry-After` asks for: seconds, or a date (RFC 9110, section 10.2.3); 0 when it says nothing. */
export const retryAfterOf = (header: string | undefined, now: Date): number => {
  if (header === undefined) return 0
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? 0 : Math.max(0, date - now.getTime())
}
