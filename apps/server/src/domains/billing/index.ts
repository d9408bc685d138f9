/* The exports that other domains use. */

export {
  commitUsage,
  holdUsage,
  holdUsageAndCommit,
  monthlyUsage,
  releaseUsage,
  requireUsage,
  reserveUsage,
  settleUsageAndCommit,
  usageReservation,
  type UsageReservation,
} from './usage.ts'
