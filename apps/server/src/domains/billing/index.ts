/* What other domains use of this one. */

export { commitUsage, monthlyUsage, releaseUsage, reserveUsage, type UsageReservation } from './usage.ts'
