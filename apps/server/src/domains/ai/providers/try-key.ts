import type { FailureKind, Outcome } from '../../../platform/outbound/outcome.ts'
import { failed } from './text-failure.ts'

/** Adds the requested wait to the message of a rate-limited service. */
export const withWait = <T>(outcome: Outcome<T>): Outcome<T> => {
  if (outcome.ok) return outcome
  const { failure } = outcome
  const isService = failure.kind === 'rate-limited' && failure.reason === undefined
  if (!isService || failure.retryAfter === undefined) return outcome
  const seconds = Math.max(1, Math.ceil(failure.retryAfter / 1_000))
  const again = `Try again in ${counted(seconds, 'second')}.`
  return { ok: false, failure: { ...failure, message: `${failure.message} ${again}` } }
}

export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`

/** A trial that ended with a reason of its own, such as an account without credit. */
export const failedTrial = (message: string, kind: FailureKind = 'auth-dead'): Outcome<never> =>
  failed(kind, message)
