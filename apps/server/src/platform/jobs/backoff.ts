import type { ServiceFailure } from '../outbound/outcome.ts'

export interface BackoffSettings {
  /** Milliseconds before the second attempt; doubles with each further one. */
  readonly first: number
  readonly most: number
}

/**
 * Milliseconds to wait after the attempt of this number (from 1): exponential, with jitter over its upper half so
 * that many do not come back at once; never less than the cloud asked for.
 */
export const backoff = (
  attempt: number,
  { first, most }: BackoffSettings,
  failure: ServiceFailure,
  random: () => number,
): number => {
  const full = Math.min(most, first * 2 ** (attempt - 1))
  return Math.max(Math.round(full / 2 + (random() * full) / 2), failure.retryAfter ?? 0)
}
