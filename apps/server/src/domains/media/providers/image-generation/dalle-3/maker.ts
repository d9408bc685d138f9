import { askService } from '../../../../../platform/outbound/call-service.ts'
import { fetchPicture } from '../../../../../platform/outbound/fetch-image.ts'
import { done, failed, type Outcome, type ServiceFailure } from '../../../../../platform/outbound/outcome.ts'
import { textAt, parsedJson } from '../../../../../platform/outbound/read-json.ts'
import { sentenceIn, serviceRefusal, type Refusal } from '../../../../../platform/outbound/service-error.ts'
import type { ImageGenerator, MakerAccess, ImageJobStatus, WantedImage } from '../image-maker.ts'
import { costOf } from './prices.ts'
import { sizeFor } from './sizes.ts'

const service = 'OpenAI'

/**
 * Maps OpenAI's error codes to failures of an image generation (platform.openai.com/docs/guides/error-codes).
 */
const failure = (refusal: Refusal): ServiceFailure => {
  const code = textAt(parsedJson(refusal.text), 'error', 'code')
  const said = sentenceIn(refusal.text).slice(0, 400)
  if (/content_policy|moderation/.test(code))
    return { kind: 'bad-content', message: `OpenAI refused this prompt: “${said}” Change it and try again.` }
  if (/insufficient_quota|billing/.test(code))
    return {
      kind: 'auth-dead',
      message: 'Your OpenAI account is out of credit. Add credit at OpenAI, then try again.',
    }
  // an organization that must be verified, or a model that the key may not use
  if (refusal.status === 403 && said !== '')
    return { kind: 'auth-dead', message: `OpenAI does not allow this key to generate the image: “${said}”` }
  return serviceRefusal(service, refusal)
}

const isDallE = (model: string): boolean => model.startsWith('dall-e')

const requestFor = ({ prompt, model, aspectRatio }: WantedImage) => ({
  model,
  prompt,
  n: 1,
  size: sizeFor(model, aspectRatio),
  // GPT image models always respond in base64 and reject the parameter
  ...(isDallE(model) ? { response_format: 'b64_json' } : {}),
})

/** Creates the generator for OpenAI's Images API: DALL·E 3 and the GPT image models. `base` ends in /v1. */
export const createDalle3 = ({ base, key, dispatcher, timeout, maxBytes }: MakerAccess): ImageGenerator => {
  const bytesOf = async (answer: unknown): Promise<Outcome<Uint8Array>> => {
    const encoded = textAt(answer, 'data', 0, 'b64_json')
    if (encoded !== '') return done(Buffer.from(encoded, 'base64'))
    const url = textAt(answer, 'data', 0, 'url')
    if (url !== '') return fetchPicture(dispatcher, { service, url, timeout, maxBytes })
    return failed({ kind: 'unknown', message: 'OpenAI returned no image. Try again.' })
  }
  return {
    begin: async (wanted): Promise<Outcome<ImageJobStatus>> => {
      const answer = await askService(dispatcher, {
        service,
        isFixedUrl: true,
        url: `${base}/images/generations`,
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        json: requestFor(wanted),
        timeout,
        // base64 is a third longer
        maxBytes: maxBytes * 1.4,
        failure,
      })
      if (!answer.ok) return answer
      const bytes = await bytesOf(answer.value)
      if (!bytes.ok) return bytes
      const cost = costOf(wanted, answer.value)
      return done({ state: 'done', bytes: bytes.value, isGrid: false, cost })
    },
  }
}
