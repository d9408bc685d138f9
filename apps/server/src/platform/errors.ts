import * as feathers from '@feathersjs/errors'
import { messages, type ErrorId } from '@web2/contract/core'

export type FieldErrors = Readonly<Record<string, string>>

export type PublicError = feathers.FeathersError

const body = (id: ErrorId, message: string, errors?: FieldErrors) => ({
  message,
  id,
  ...(errors && { errors }),
})

/** 400: invalid input; one message per field in `errors`. */
export const badInput = (errors: FieldErrors, message = 'Fix the highlighted fields.') =>
  new feathers.BadRequest(body('bad-input', message, errors))

/** 400: the query string contains an unknown field or operator, or an invalid value. */
export const badQuery = (message: string) => new feathers.BadRequest(body('bad-query', message))

export const badJson = () => new feathers.BadRequest(body('bad-json', 'The request body is not valid JSON.'))

export const tooLarge = () =>
  new feathers.FeathersError(
    body('too-large', 'This is too large to save.'),
    'PayloadTooLarge',
    413,
    'payload-too-large',
    undefined,
  )

export const notSignedIn = () => new feathers.NotAuthenticated(body('not-signed-in', 'Sign in to continue.'))

/** 401: email address and password are right, and a second factor is enabled. */
export const codeNeeded = (code: 'missing' | 'wrong') =>
  new feathers.NotAuthenticated(
    body(
      'code-needed',
      code === 'missing'
        ? 'Enter the code from your authenticator app.'
        : 'Wrong or already used code. Enter the current code from your app.',
    ),
  )

/** 403 for actions that only the user may perform, not an impersonating admin. */
export const notAsSomebodyElse = () =>
  new feathers.Forbidden(
    body('forbidden', 'Only the user can do this. Return to your own account to do it for yourself.'),
  )

/** 401, identical for an unknown email address and a wrong password, so that they can't be distinguished. */
export const signInFailed = () =>
  new feathers.NotAuthenticated(
    body('sign-in-failed', 'Wrong email or password. Try again or reset your password.'),
  )

export const sessionEnded = () =>
  new feathers.NotAuthenticated(body('session-ended', 'Your session has ended. Sign in again.'))

export const forbidden = () =>
  new feathers.Forbidden(body('forbidden', 'Your role doesn’t allow this. Ask the account owner.'))

/** 403 for an access token whose scopes do not include this. */
export const beyondToken = () =>
  new feathers.Forbidden(
    body(
      'forbidden',
      'This access token’s permissions don’t allow this. Create a new token with the right permissions.',
    ),
  )

export const accountInactive = () =>
  new feathers.Forbidden(
    body('account-inactive', 'This account is inactive. Go to the Billing page to activate it.'),
  )

/** 404, also for a record of another account. */
export const notFound = (what = 'record') =>
  new feathers.NotFound(body('not-found', `This ${what} doesn’t exist or was deleted.`))

/** 404 with its own message. */
export const notFoundBecause = (message: string) => new feathers.NotFound(body('not-found', message))

export const unknownPath = (path: string) =>
  new feathers.NotFound(body('unknown-path', `${path} doesn’t exist.`))

export const methodNotAllowed = (message = 'This method isn’t supported here.') =>
  new feathers.MethodNotAllowed(body('method-not-allowed', message))

/** 409: another record has this value already. */
export const taken = (errors: FieldErrors) =>
  new feathers.Conflict(body('taken', Object.values(errors)[0] ?? 'This already exists.', errors))

export const changedMeanwhile = (message: string) => new feathers.Conflict(body('changed-meanwhile', message))

/** 409: a page of a site changed since it was loaded; `errors` names it. */
export const siteChangedMeanwhile = (pageId: string, message: string) =>
  new feathers.Conflict(body('changed-meanwhile', message, { [`pages.${pageId}`]: message }))

/** 409: the theme of a site changed since it was loaded; `errors` names it. */
export const themeChangedMeanwhile = (message: string) =>
  new feathers.Conflict(body('changed-meanwhile', message, { theme: message }))

/** 409: the record's state does not allow it. */
export const refused = (message: string) => new feathers.Conflict(body('refused', message))

/** 409: unaccepted errors in what visitors or readers would see. `details` name them in the body. */
export class IssuesUnaccepted extends feathers.Conflict {
  readonly details: object

  constructor(message: string, details: object) {
    super(body('issues-unaccepted', message))
    this.details = details
  }

  override toJSON() {
    return { ...super.toJSON(), status: 'error', ...this.details }
  }
}

/** 402: the month's units are used up. */
export const usageExhausted = () =>
  new feathers.PaymentError(body('usage-exhausted', messages.usageExhausted))

/** 409: an external service's key is missing in Settings; the message names it. */
export const keyMissing = (message: string) => new feathers.Conflict(body('key-missing', message))

/** Seconds after which a busy external service may be called again. */
const usualWait = 60

/**
 * Maps the failure of an external service, with its provider's message: 429, 503, or 409 if a retry is no
 * use.
 */
export const serviceFailed = ({ kind, message }: { readonly kind: string; readonly message: string }) => {
  if (kind === 'rate-limited') return new TooManyAttempts(message, usualWait)
  if (kind === 'retryable') return new feathers.Unavailable(body('unavailable', message))
  return refused(message)
}

/** Carries the seconds after which a retry is useful. */
class TooManyAttempts extends feathers.TooManyRequests {
  readonly wait: number

  constructor(message: string, wait: number) {
    super({ ...body('too-many-requests', message), retryAfter: wait })
    this.wait = wait
  }
}

/** Returns the seconds after which a retry is useful, or undefined if waiting does not help. */
export const waitOf = (error: PublicError): number | undefined =>
  error instanceof TooManyAttempts ? error.wait : undefined

export const tooManyRequests = (waitSeconds: number) => {
  const seconds = `${waitSeconds} ${waitSeconds === 1 ? 'second' : 'seconds'}`
  const wait = waitSeconds > 90 ? `${Math.ceil(waitSeconds / 60)} minutes` : seconds
  return new TooManyAttempts(`Too many attempts. Try again in ${wait}.`, waitSeconds)
}

export const unavailable = () =>
  new feathers.Unavailable(body('unavailable', 'The server is too busy. Nothing was changed; try again.'))

/** 503: the interrupted change may or may not have been stored. */
export const databaseAway = () =>
  new feathers.Unavailable(
    body(
      'unavailable',
      'The database is not responding. Check whether your last change was saved, then try again.',
    ),
  )

export const diskFull = () =>
  new feathers.Unavailable(
    body(
      'unavailable',
      'The server’s disk is full, so nothing can be saved. Saved data is safe; free up space, then try again.',
    ),
  )

/** 503 to load balancers that ask for readiness. */
export const notReady = (reason: string) => new feathers.Unavailable(body('unavailable', reason))

export const unexpected = () => new feathers.GeneralError(body('unexpected', messages.somethingWentWrong))

export const isPublicError = (error: unknown): error is feathers.FeathersError =>
  error instanceof feathers.FeathersError &&
  typeof (error.data as { id?: unknown } | undefined)?.id === 'string'

/**
 * Returns whether it is an error of the framework itself, such as an unknown method: made for callers,
 * without an id.
 */
export const isFrameworkError = (error: unknown): error is feathers.FeathersError =>
  error instanceof feathers.FeathersError
