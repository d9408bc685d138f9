import * as feathers from '@feathersjs/errors'
import { messages, type ErrorId } from '@web2/contract/core'

export type FieldErrors = Readonly<Record<string, string>>

export type PublicError = feathers.FeathersError

const body = (id: ErrorId, message: string, errors?: FieldErrors) => ({
  message,
  id,
  ...(errors && { errors }),
})

/** 400: what was sent cannot be accepted; one sentence per field in `errors`. */
export const badInput = (errors: FieldErrors, message = 'Please check the marked fields.') =>
  new feathers.BadRequest(body('bad-input', message, errors))

/** 400: the query string names an unknown field or operator, or a value of the wrong kind. */
export const badQuery = (message: string) => new feathers.BadRequest(body('bad-query', message))

export const badJson = () =>
  new feathers.BadRequest(body('bad-json', 'The request could not be read: its body is not valid JSON.'))

export const tooLarge = () =>
  new feathers.FeathersError(
    body('too-large', 'That is too large to be saved.'),
    'PayloadTooLarge',
    413,
    'payload-too-large',
    undefined,
  )

export const notSignedIn = () =>
  new feathers.NotAuthenticated(body('not-signed-in', 'Please log in to continue.'))

/** 401: address and password are right, and a second factor is on. */
export const codeNeeded = (code: 'missing' | 'wrong') =>
  new feathers.NotAuthenticated(
    body(
      'code-needed',
      code === 'missing'
        ? 'Please enter the code of your authenticator app.'
        : 'This code is not right, or it was used already. Enter the one the app shows now.',
    ),
  )

/** 403 for what only the user may do, and no admin who is signed in as them. */
export const notAsSomebodyElse = () =>
  new feathers.Forbidden(
    body('forbidden', 'Only the user can do this. Go back to your own account to do it for yourself.'),
  )

/** The same for an unknown address and a wrong password, so that neither can be told from the other. */
export const signInFailed = () =>
  new feathers.NotAuthenticated(body('sign-in-failed', 'The email address or the password is not right.'))

export const sessionEnded = () =>
  new feathers.NotAuthenticated(body('session-ended', 'Your session has ended. Please log in again.'))

export const forbidden = () =>
  new feathers.Forbidden(body('forbidden', 'Your role does not allow this. Ask the owner of the account.'))

/** 403 for an access token whose scopes do not hold this. */
export const beyondToken = () =>
  new feathers.Forbidden(
    body('forbidden', 'This access token may not do that. Its scopes are set when it is made.'),
  )

export const accountInactive = () =>
  new feathers.Forbidden(
    body('account-inactive', 'This account is not active yet. The Billing page says what to do.'),
  )

/** 404, also for a record of somebody else's account. */
export const notFound = (what = 'record') =>
  new feathers.NotFound(body('not-found', `This ${what} does not exist, or it has been deleted.`))

/** 404 with a sentence of its own. */
export const notFoundBecause = (message: string) => new feathers.NotFound(body('not-found', message))

export const unknownPath = (path: string) =>
  new feathers.NotFound(body('unknown-path', `There is nothing at ${path}.`))

export const methodNotAllowed = (message = 'This cannot be done here.') =>
  new feathers.MethodNotAllowed(body('method-not-allowed', message))

/** 409: another record holds this value already. */
export const taken = (errors: FieldErrors) =>
  new feathers.Conflict(body('taken', Object.values(errors)[0] ?? 'There is such a record already.', errors))

export const changedMeanwhile = (message: string) => new feathers.Conflict(body('changed-meanwhile', message))

/** 409: a page of a site was changed since somebody began to edit it; `errors` names it. */
export const siteChangedMeanwhile = (pageId: string, message: string) =>
  new feathers.Conflict(body('changed-meanwhile', message, { [`pages.${pageId}`]: message }))

/** 409: the record's state does not allow it. */
export const refused = (message: string) => new feathers.Conflict(body('refused', message))

/** Refusal (409) of what visitors or readers would see with errors nobody accepted. `details` name them in the body. */
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

/** 402: the month's allowance is used up. */
export const usageExhausted = () =>
  new feathers.PaymentError(body('usage-exhausted', messages.usageExhausted))

/** 409: a key of an outside service has to be entered in Settings first; the sentence names it. */
export const keyMissing = (message: string) => new feathers.Conflict(body('key-missing', message))

/** Seconds after which an outside service that is busy may be asked again. */
const usualWait = 60

/** What an outside service did not do, with its provider's sentence: 429, 503 or, when asking again is no use, 409. */
export const serviceFailed = ({ kind, message }: { readonly kind: string; readonly message: string }) => {
  if (kind === 'rate-limited') return new TooManyAttempts(message, usualWait)
  if (kind === 'retryable') return new feathers.Unavailable(body('unavailable', message))
  return refused(message)
}

/** Knows after how many seconds it is worth trying again. */
class TooManyAttempts extends feathers.TooManyRequests {
  readonly wait: number

  constructor(message: string, wait: number) {
    super({ ...body('too-many-requests', message), retryAfter: wait })
    this.wait = wait
  }
}

/** Seconds after which what was refused may be tried again; undefined where waiting is no use. */
export const waitOf = (error: PublicError): number | undefined =>
  error instanceof TooManyAttempts ? error.wait : undefined

export const tooManyRequests = (waitSeconds: number) => {
  const seconds = `${waitSeconds} ${waitSeconds === 1 ? 'second' : 'seconds'}`
  const wait = waitSeconds > 90 ? `${Math.ceil(waitSeconds / 60)} minutes` : seconds
  return new TooManyAttempts(`Too many attempts. Please try again in ${wait}.`, waitSeconds)
}

export const unavailable = () =>
  new feathers.Unavailable(
    body('unavailable', 'The server is too busy to answer. Nothing was changed; please try again.'),
  )

/** 503: what was under way when the connection broke may be done or not. */
export const databaseAway = () =>
  new feathers.Unavailable(
    body(
      'unavailable',
      'The database does not answer at the moment. Try again in a few seconds, and look first whether your last change is there.',
    ),
  )

export const diskFull = () =>
  new feathers.Unavailable(
    body(
      'unavailable',
      'The disk of this installation is full, so nothing can be saved. What was saved before is safe. Make room on it, then try again.',
    ),
  )

/** 503 to whoever asks whether to send requests here. */
export const notReady = (reason: string) => new feathers.Unavailable(body('unavailable', reason))

export const unexpected = () => new feathers.GeneralError(body('unexpected', messages.somethingWentWrong))

export const isPublicError = (error: unknown): error is feathers.FeathersError =>
  error instanceof feathers.FeathersError &&
  typeof (error.data as { id?: unknown } | undefined)?.id === 'string'

/** An error of the framework itself, like a method that does not exist: made for callers' eyes, without an id. */
export const isFrameworkError = (error: unknown): error is feathers.FeathersError =>
  error instanceof feathers.FeathersError
