import { askService } from '../../../../../platform/outbound/call-service.ts'
import { done, type Outcome, type ServiceFailure } from '../../../../../platform/outbound/outcome.ts'
import { numberAt, textAt, parsedJson } from '../../../../../platform/outbound/read-json.ts'
import { sentenceIn, type Refusal } from '../../../../../platform/outbound/service-error.ts'
import { imageTokenCost } from '@web2/contract/ai'
import { downloadedImage, encodedImage } from '../image-bytes.ts'
import type { ImageGenerator, MakerAccess, ImageJobStatus, WantedImage } from '../image-maker.ts'
import { imageRefusal, noImage, outOfCredit, refusedPrompt } from '../image-refusal.ts'
import { sizeFor } from './sizes.ts'

const service = 'OpenAI'

/**
 * Maps OpenAI's error codes to failures of an image generation (platform.openai.com/docs/guides/error-codes).
 */
const failureFor =
  (model: string) =>
  (refusal: Refusal): ServiceFailure => {
    const code = textAt(parsedJson(refusal.text), 'error', 'code')
    const said = sentenceIn(refusal.text).slice(0, 400)
    if (/content_policy|moderation/.test(code)) return refusedPrompt(service, said)
    if (/insufficient_quota|billing/.test(code)) return outOfCredit(service)
    if (refusal.status === 403 && /verif/i.test(said))
      return {
        kind: 'auth-dead',
        message: `OpenAI asks you to verify your organization before you use ${model}. Verify it in OpenAI’s organization settings, then try again.`,
      }
    // a model or a feature that the key may not use
    if (refusal.status === 403 && said !== '')
      return { kind: 'auth-dead', message: `OpenAI does not allow this key to generate the image: “${said}”` }
    return imageRefusal(service, model, refusal)
  }

const isDallE = (model: string): boolean => model.startsWith('dall-e')

const requestFor = ({ prompt, model, aspectRatio, quality }: WantedImage) => ({
  model,
  prompt,
  n: 1,
  size: sizeFor(model, aspectRatio),
  ...(quality !== null && !isDallE(model) ? { quality } : {}),
  // GPT image models always respond in base64 and reject the parameter
  ...(isDallE(model) ? { response_format: 'b64_json' } : {}),
})

/** Creates the generator for OpenAI's Images API. `base` ends in /v1. */
export const createGptImage = ({ base, key, dispatcher, timeout, maxBytes }: MakerAccess): ImageGenerator => {
  const bytesOf = async (answer: unknown): Promise<Outcome<Uint8Array>> => {
    const encoded = textAt(answer, 'data', 0, 'b64_json')
    if (encoded !== '') return encodedImage(service, encoded, maxBytes)
    const url = textAt(answer, 'data', 0, 'url')
    if (url !== '') return downloadedImage(dispatcher, { service, url, timeout, maxBytes })
    return noImage(service)
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
        maxRedirects: 0,
        tooLarge: `The image from ${service} is larger than ${maxBytes / 1e6} MB.`,
        failure: failureFor(wanted.model),
      })
      if (!answer.ok) return answer
      const bytes = await bytesOf(answer.value)
      if (!bytes.ok) return bytes
      const tokens = {
        input: numberAt(answer.value, 'usage', 'input_tokens'),
        output: numberAt(answer.value, 'usage', 'output_tokens'),
      }
      const cost = imageTokenCost(wanted.model, tokens, wanted.prices)
      return done({ state: 'done', bytes: bytes.value, isGrid: false, cost })
    },
  }
}
