/* The exports that other domains use. */

export { commitUsage, monthlyUsage, releaseUsage, reserveUsage, type UsageReservation } from './usage.ts'
