import { boundedRequest } from '../../../platform/outbound/bounded-request.ts'
import { done, type Outcome } from '../../../platform/outbound/outcome.ts'
import { parsedJson } from '../../../platform/outbound/read-json.ts'
import { failureOf, refusalOf } from './classify-failure.ts'
import type { TextAccess } from './text-provider.ts'
import type { VendorRequest } from './vendor.ts'
import { failed } from './text-failure.ts'

const patience = 20_000
/** OpenRouter's list of models has about 1 MB. */
const maxBytes = 8_000_000

/** Requests JSON from a text service, and classifies failures like those of its models. Refuses redirects. */
export const callApi = async (
  { dispatcher }: Pick<TextAccess, 'dispatcher'>,
  { url, headers }: VendorRequest,
  service: string,
  signal: AbortSignal,
): Promise<Outcome<unknown>> => {
  try {
    signal.throwIfAborted()
    const answer = await boundedRequest(dispatcher, url, {
      headers: { accept: 'application/json', ...headers },
      maxBytes,
      timeout: patience,
      maxRedirects: 0,
    })
    const text = answer.body.toString()
    if (answer.status >= 200 && answer.status < 300) {
      const value = parsedJson(text)
      return value === undefined
        ? failed('unknown', `${service} returned an unexpected response.`)
        : done(value)
    }
    return refusalOf({ status: answer.status, headers: answer.headers, body: text }, service, Date.now())
  } catch (error) {
    return failureOf(error, service, Date.now())
  }
}
