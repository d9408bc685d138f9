import { countProviderFailure } from '../metrics/counters.ts'

export type FailureKind = 'auth-dead' | 'rate-limited' | 'retryable' | 'bad-content' | 'unknown'

/** What went wrong at an outside service, classified once, by its provider. */
export interface ServiceFailure {
  /**
   * auth-dead: the key does not work, stop and ask. rate-limited and retryable: the same call may work later.
   * bad-content: this call can never work. unknown: not understood, not repeated.
   */
  readonly kind: FailureKind
  /** A sentence for people: what happened and what to do. */
  readonly message: string
  /** Milliseconds that the service asked to wait, when rate-limited. */
  readonly retryAfter?: number
  /**
   * no-host: there is no server of this name. private-address: it leads into a private network and was not called.
   * too-large: the answer has more bytes than are taken.
   */
  readonly reason?: 'no-host' | 'private-address' | 'too-large'
  /** What the service said, for its provider; never shown. */
  readonly details?: unknown
}

export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: ServiceFailure }

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })

interface Failed {
  readonly ok: false
  readonly failure: ServiceFailure
}

/** Returns the constructor of failures at one kind of service; each failure is counted under that label. */
export const failedAt =
  (service: Parameters<typeof countProviderFailure>[0]) =>
  (failure: ServiceFailure): Failed => {
    countProviderFailure(service, failure.kind)
    return { ok: false, failure }
  }

/** Returns the failure of a call to any other service, and counts it. */
export const failed = failedAt('service')

/** True if the same call may succeed later. */
export const mayWorkLater = ({ kind }: ServiceFailure): boolean =>
  kind === 'retryable' || kind === 'rate-limited'
