import { zoneOffset } from './zone-offset.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Returns the local time of a zone at a moment: '2026-12-01T09:30'. */
export const wallClock = (timeZone: string, moment: number): string =>
  new Date(moment + zoneOffset(timeZone)(moment) * minute).toISOString().slice(0, 16)

/**
 * Returns the moment with the local time '2026-12-01T09:30' in milliseconds since 1970; the first of two in
 * autumn. A time skipped in spring is moved later by the clock change. Returns NaN for an invalid time.
 */
export const momentOf = (timeZone: string, wall: string): number => {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return NaN
  const offset = zoneOffset(timeZone)
  // no zone changes its clocks twice within two days, and none is a day ahead of UTC
  const found = [offset(asUtc - day), offset(asUtc + day)]
    .map((minutes) => asUtc - minutes * minute)
    .sort((a, b) => a - b)
  return found.find((moment) => moment + offset(moment) * minute === asUtc) ?? found.at(-1)!
}
