import { countProviderFailure } from '../metrics/counters.ts'

export type FailureKind = 'auth-dead' | 'rate-limited' | 'retryable' | 'bad-content' | 'unknown'

/** A monthly limit, in US dollars, that an account has set. */
export interface SpentLimit {
  readonly provider: string | null
  readonly amount: number
}

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
   * the response exceeds the limit. key-refused, no-credit, no-model: of a service of AI models, where another
   * service or model may answer. spending-limit: the account's own limit, so it was not called.
   * limit-in-use: calls in progress hold back the rest of that limit. no-mailbox: a mail server rejected the
   * recipient.
   */
  readonly reason?:
    | 'no-host'
    | 'private-address'
    | 'too-large'
    | 'key-refused'
    | 'no-credit'
    | 'no-model'
    | 'spending-limit'
    | 'limit-in-use'
    | 'no-mailbox'
  /** The account's own limit of reason 'spending-limit'; without a service, its limit for all of them. */
  readonly limit?: SpentLimit
  /**
   * The service may charge for the call, although its result was lost: the answer broke off, came too late, or can't be
   * used. Absent after a refusal.
   */
  readonly mayCost?: true
  /** The service's response, for its provider; never shown. */
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
