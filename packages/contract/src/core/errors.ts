/** Stable error names, sent as `data.id` of an error body; messages may change, these don't. */
export const errorIds = [
  'bad-input',
  'bad-query',
  'bad-json',
  'too-large',
  'not-signed-in',
  'sign-in-failed',
  'code-needed',
  'session-ended',
  'forbidden',
  'account-inactive',
  'not-found',
  'unknown-path',
  'method-not-allowed',
  'taken',
  'changed-meanwhile',
  'refused',
  'issues-unaccepted',
  'usage-exhausted',
  'key-missing',
  'too-many-requests',
  'unavailable',
  'unexpected',
] as const
export type ErrorId = (typeof errorIds)[number]

/** Body of every failed call. `errors` holds one sentence per field, keyed by its path ('weekdays.0.end'). */
export interface ErrorBody {
  name: string
  message: string
  code: number
  className: string
  /** `retryAfter`: seconds until a retry is allowed, only for 'too-many-requests'. */
  data?: { id: ErrorId; retryAfter?: number }
  errors?: Record<string, string>
}
