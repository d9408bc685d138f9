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
      message:
        'Stripe does not accept the key of this installation. Whoever runs it checks STRIPE_SECRET_KEY.',
    }
  if (error instanceof errors.StripeRateLimitError)
    return {
      kind: 'rate-limited',
      message: 'Stripe takes no more requests at the moment. Please try again in a minute.',
    }
  if (error instanceof errors.StripeCardError)
    return { kind: 'bad-content', message: `Stripe could not take the payment: ${said(error)}` }
  if (error instanceof errors.StripeConnectionError)
    return {
      kind: 'retryable',
      message: 'Stripe could not be reached in time. Nothing was changed; please try again in a while.',
    }
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeIdempotencyError)
    return { kind: 'bad-content', message: `Stripe refused the request: ${said(error)}`, details: error.code }
  if (error instanceof errors.StripeError)
    return {
      kind: 'retryable',
      message:
        'Stripe has a fault of its own at the moment. Nothing was changed; please try again in a while.',
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
