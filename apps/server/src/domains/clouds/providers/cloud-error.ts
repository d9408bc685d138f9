import { countProviderFailure } from '../../../platform/metrics/counters.ts'

export type FailureKind = 'auth-dead' | 'rate-limited' | 'retryable' | 'bad-content' | 'unknown'

/** A failure at a cloud, classified by its provider. */
export interface CloudFailure {
  /**
   * auth-dead: the keys do not work; stop and ask the user. rate-limited and retryable: the same call may
   * work later. bad-content: this call can never work. unknown: not understood, not retried.
   */
  readonly kind: FailureKind
  /** A sentence for users: the problem and the remedy. */
  readonly message: string
  /** Wait requested by the cloud, in ms; set if rate-limited. */
  readonly retryAfter?: number
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: CloudFailure }

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const failed = (failure: CloudFailure): { ok: false; failure: CloudFailure } => {
  countProviderFailure('cloud', failure.kind)
  return { ok: false, failure }
}

export const mayWorkLater = (failure: CloudFailure): boolean =>
  failure.kind === 'retryable' || failure.kind === 'rate-limited'
