import { failed, type Outcome, type ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import { listAt, parsedJson, textAt } from '../../../../platform/outbound/read-json.ts'
import {
  sentenceIn,
  serviceRefusal,
  tooFast,
  type Refusal,
} from '../../../../platform/outbound/service-error.ts'

/** Returns the service's own words in quotes, or an empty string if there are none. */
const quoted = (said: string): string => (said === '' ? '' : `: “${said.slice(0, 300)}”`)

/** A prompt or image that the service's content policy forbids. */
export const refusedPrompt = (service: string, said = ''): ServiceFailure => ({
  kind: 'bad-content',
  message: `${service} refused this prompt${quoted(said) || ' because of its content policy.'} Change it and try again.`,
})

export const outOfCredit = (service: string): ServiceFailure => ({
  kind: 'auth-dead',
  message: `Your ${service} account is out of credit. Add credit at ${service}, then try again.`,
})

export const deadModel = (service: string, model: string): ServiceFailure => ({
  kind: 'bad-content',
  message: `${service} doesn’t offer the model ${model} to your key. Choose another model.`,
})

/** A wait that stands in the body of a Gemini error (“34s”) instead of a header. */
const waitIn = (text: string): string | undefined =>
  listAt(parsedJson(text), 'error', 'details')
    .map((each) => /^(\d+)(?:\.\d+)?s$/.exec(textAt(each, 'retryDelay'))?.[1])
    .find((seconds) => seconds !== undefined)

/**
 * Maps what the services' error responses have in common; each maps its own codes first. 402: no credit. 404 and 410:
 * the model is gone.
 */
export const imageRefusal = (service: string, model: string, refusal: Refusal): ServiceFailure => {
  const { status, headers, text } = refusal
  if (status === 402) return outOfCredit(service)
  if (status === 404 || status === 410) return deadModel(service, model)
  if (status === 429) {
    const wait = headers['retry-after'] ?? waitIn(text)
    return tooFast(service, wait === undefined ? {} : { 'retry-after': wait }, Date.now())
  }
  return serviceRefusal(service, refusal)
}

/** Returns what a service said in an error, also where it says it in `errors` or `detail`. */
export const saidIn = (text: string): string => {
  const body = parsedJson(text)
  return sentenceIn(text) || textAt(body, 'detail') || textAt(body, 'detail', 0, 'msg')
}

/** An answer that should contain an image and doesn't. */
export const noImage = (service: string, said = ''): Outcome<never> =>
  failed({
    kind: 'unknown',
    message: `${service} returned no image${quoted(said) || '.'} Try again${said === '' ? '' : ' with another prompt'}.`,
  })
