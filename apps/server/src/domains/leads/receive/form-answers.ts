import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { AppContext } from '../../../platform/context.ts'
import { faultUrl, thanksUrl, webAddress, type Sent } from '../forms/form-addresses.ts'
import type { FormTarget } from '../forms/known-forms.ts'
import { discardRest } from '../submission/read-submission.ts'
import { ownFields, valueOf, type Fault, type Submission } from '../submission/submission.ts'

/** A request for the address of a form, and its response. */
export interface FormExchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly formId: string
  /** True for an answer of our confirmation page. */
  readonly isConfirmation: boolean
}

/**
 * Returns the answers at the addresses of forms. None sets a cookie or allows another origin to read it; each drains the
 * rest of the body.
 */
export const formAnswers = ({ config, stopping }: Pick<AppContext, 'config' | 'stopping'>) => {
  const answer = (
    { request, response }: FormExchange,
    status: number,
    headers: OutgoingHttpHeaders,
    text = '',
  ): void => {
    response
      .writeHead(status, {
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'Content-Length': Buffer.byteLength(text),
        ...(stopping?.aborted && { Connection: 'close' }),
        ...headers,
      })
      .end(text)
    discardRest(request)
  }

  /** Redirects; with 307 browsers send the same body again. Submissions never get an answer with content. */
  const redirect = (exchange: FormExchange, status: 303 | 307, location: string): void =>
    answer(exchange, status, { Location: location })

  /** Redirects to the page that keeps what was typed and says why it was not stored. */
  const fail = (exchange: FormExchange, fault: Fault): void =>
    redirect(exchange, 307, faultUrl(config, exchange.formId, fault))

  /** Redirects to the thank-you page of the site, or to ours. */
  const thank = (
    exchange: FormExchange,
    submission: Submission,
    target: FormTarget | undefined,
    sent: Sent,
  ): void => {
    const own =
      target && valueOf(submission, ownFields.ours) === '' ? webAddress(target.thankYouUrl) : undefined
    redirect(exchange, 303, own ?? thanksUrl(config, exchange.formId, sent))
  }

  return { answer, redirect, fail, thank }
}
