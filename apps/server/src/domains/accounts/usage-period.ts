/** Returns the month in UTC that usage counts in, '2026-11'. */
export const usagePeriod = (now: Date): string => now.toISOString().slice(0, 7)
