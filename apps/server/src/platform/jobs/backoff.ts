import type { ServiceFailure } from '../outbound/outcome.ts'

export interface BackoffSettings {
  /** Ms before the second attempt; doubles with each further one. */
  readonly first: number
  readonly most: number
}

/** Returns the wait in ms after attempt number `attempt` (from 1), doubled with each attempt up to the most. */
export const doubled = (attempt: number, { first, most }: BackoffSettings): number =>
  Math.min(most, first * 2 ** (attempt - 1))

/**
 * Returns the backoff in ms after attempt number `attempt` (from 1): exponential, with jitter over its upper
 * half to spread retries; never less than the service asked for.
 */
export const backoff = (
  attempt: number,
  settings: BackoffSettings,
  failure: ServiceFailure,
  random: () => number,
): number => {
  const full = doubled(attempt, settings)
  return Math.max(Math.round(full / 2 + (random() * full) / 2), failure.retryAfter ?? 0)
}
