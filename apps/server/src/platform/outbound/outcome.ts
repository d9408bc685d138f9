import { countProviderFailure } from '../metrics/counters.ts'

export type FailureKind = 'auth-dead' | 'rate-limited' | 'retryable' | 'bad-content' | 'unknown'

/** Failure of an external service, classified by its provider. */
export interface ServiceFailure {
  /**
   * auth-dead: the key is invalid, stop and ask. rate-limited and retryable: the same call may work later.
   * bad-content: the same call never works. unknown: not understood, not repeated.
   */
  readonly kind: FailureKind
  /** Message for users: what happened and what to do. */
  readonly message: string
  /** Ms that the service asked to wait, if rate-limited. */
  readonly retryAfter?: number
  /**
   * no-host: no server has this name. private-address: in a private network, so it was not called. too-large:
   * the response exceeds the limit.
   */
  readonly reason?: 'no-host' | 'private-address' | 'too-large'
  /** The service's response, for its provider; never shown. */
  readonly details?: unknown
}

export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: ServiceFailure }

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const failed = (failure: ServiceFailure): { ok: false; failure: ServiceFailure } => {
  countProviderFailure('service', failure.kind)
  return { ok: false, failure }
}
