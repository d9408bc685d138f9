import Stripe from 'stripe'
import { done, failed, type Outcome, type ServiceFailure } from '../../../../platform/outbound/outcome.ts'

const { errors } = Stripe

const longestSaid = 300

const said = (error: Error): string => error.message.replace(/\s+/g, ' ').slice(0, longestSaid)

/** Classifies SDK errors by “Errors” in Stripe's API reference. */
const failureOf = (error: unknown): ServiceFailure | undefined => {
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return {
      kind: 'auth-dead',
      message: 'Stripe rejected this installation’s key. Ask an admin to check STRIPE_SECRET_KEY.',
    }
  if (error instanceof errors.StripeRateLimitError)
    return {
      kind: 'rate-limited',
      message: 'Stripe is limiting requests right now. Try again in a minute.',
    }
  if (error instanceof errors.StripeCardError)
    return { kind: 'bad-content', message: `Stripe could not process the payment: ${said(error)}` }
  if (error instanceof errors.StripeConnectionError)
    return {
      kind: 'retryable',
      message: 'Can’t reach Stripe. Nothing was changed; try again later.',
    }
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeIdempotencyError)
    return {
      kind: 'bad-content',
      message: `Stripe rejected the request: ${said(error)}`,
      details: error.code,
    }
  if (error instanceof errors.StripeError)
    return {
      kind: 'retryable',
      message: 'Stripe has a problem right now. Nothing was changed; try again later.',
    }
  return undefined
}

/** Calls Stripe and returns a failure as a value; rethrows other errors. */
export const asked = async <T>(ask: () => Promise<T>): Promise<Outcome<T>> => {
  try {
    return done(await ask())
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) throw error
    return failed(failure)
  }
}
