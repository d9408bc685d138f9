import {
  failedAt,
  type FailureKind,
  type Outcome,
  type ServiceFailure,
} from '../../../platform/outbound/outcome.ts'

const failedText = failedAt('text')

/** Returns the failure of a call to a text service, and counts it. `retryAfter` in milliseconds. */
export const failed = (
  kind: FailureKind,
  message: string,
  retryAfter?: number,
  reason?: ServiceFailure['reason'],
): Outcome<never> =>
  failedText({
    kind,
    message,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(reason !== undefined && { reason }),
  })
