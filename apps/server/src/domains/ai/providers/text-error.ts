import { countProviderFailure } from '../../../platform/metrics/counters.ts'

export type FailureKind = 'auth-dead' | 'rate-limited' | 'retryable' | 'bad-content' | 'unknown'

/** A failure at a text service, classified by its provider. */
export interface TextFailure {
  /**
   * auth-dead: the key does not work or has no balance; stop and ask the user. rate-limited and retryable:
   * the same call may work later. bad-content: this call can never work. unknown: not understood, not
   * retried.
   */
  readonly kind: FailureKind
  /** A sentence for users: the problem and the remedy. */
  readonly message: string
  /** Wait requested by the service, in ms; set if rate-limited. */
  readonly retryAfter?: number
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: TextFailure }

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const failed = (kind: FailureKind, message: string, retryAfter?: number): Outcome<never> => {
  countProviderFailure('text', kind)
  return {
    ok: false,
    failure: { kind, message, ...(retryAfter === undefined ? {} : { retryAfter }) },
  }
}

export const mayWorkLater = ({ kind }: TextFailure): boolean =>
  kind === 'retryable' || kind === 'rate-limited'
