import { imageTokenCost } from '@web2/contract/ai'
import { closestRatio, imageModelOf } from '@web2/contract/media'
import { askService } from '../../../../../platform/outbound/call-service.ts'
import { done, failed, type Outcome, type ServiceFailure } from '../../../../../platform/outbound/outcome.ts'
import { listAt, numberAt, parsedJson, textAt } from '../../../../../platform/outbound/read-json.ts'
import { keyRefused, sentenceIn, type Refusal } from '../../../../../platform/outbound/service-error.ts'
import { encodedImage } from '../image-bytes.ts'
import type { ImageGenerator, ImageJobStatus, MakerAccess, WantedImage } from '../image-maker.ts'
import { imageRefusal, noImage, refusedPrompt } from '../image-refusal.ts'

const service = 'Google Gemini'

/** Maps the error states of the Gemini API, which answers a wrong key with 400 (ai.google.dev, “Troubleshooting”). */
const failureFor =
  (model: string) =>
  (refusal: Refusal): ServiceFailure => {
    const body = parsedJson(refusal.text)
    const reasons = listAt(body, 'error', 'details').map((each) => textAt(each, 'reason'))
    if (reasons.includes('API_KEY_INVALID')) return keyRefused(service)
    if (textAt(body, 'error', 'status') === 'FAILED_PRECONDITION')
      return {
        kind: 'auth-dead',
        message: `${service} needs billing, or isn’t available in this server’s region: “${sentenceIn(refusal.text).slice(0, 300)}”`,
      }
    return imageRefusal(service, model, refusal)
  }

/** Reasons for which a model ends without an image because of its content policy. */
const forbidden = /SAFETY|PROHIBITED|BLOCKLIST|SPII|RECITATION/

const requestFor = ({ prompt, model, aspectRatio }: WantedImage) => ({
  contents: [{ role: 'user', parts: [{ text: prompt }] }],
  generationConfig: {
    responseModalities: ['IMAGE'],
    imageConfig: { aspectRatio: closestRatio(imageModelOf('gemini_image', model), aspectRatio) },
  },
})

/** Returns the answer's image, or why there is none. Images of its thoughts are drafts. */
const imageIn = (answer: unknown, maxBytes: number): Outcome<Uint8Array> => {
  const blocked = textAt(answer, 'promptFeedback', 'blockReason')
  if (blocked !== '') return failed(refusedPrompt(service))
  const parts = listAt(answer, 'candidates', 0, 'content', 'parts').filter(
    (part) => (part as { thought?: unknown } | null)?.thought !== true,
  )
  const encoded = parts.map((part) => textAt(part, 'inlineData', 'data')).find((data) => data !== '')
  if (encoded !== undefined) return encodedImage(service, encoded, maxBytes)
  if (forbidden.test(textAt(answer, 'candidates', 0, 'finishReason'))) return failed(refusedPrompt(service))
  return noImage(
    service,
    parts
      .map((part) => textAt(part, 'text'))
      .join(' ')
      .trim(),
  )
}

/**
 * Creates the generator for Gemini's image models, through `generateContent`, which keeps no requests. `base` ends in
 * the API's version.
 */
export const createGeminiImage = ({
  base,
  key,
  dispatcher,
  timeout,
  maxBytes,
}: MakerAccess): ImageGenerator => ({
  begin: async (wanted): Promise<Outcome<ImageJobStatus>> => {
    const answer = await askService(dispatcher, {
      service,
      isFixedUrl: true,
      url: `${base}/models/${encodeURIComponent(wanted.model)}:generateContent`,
      method: 'POST',
      headers: { 'x-goog-api-key': key },
      json: requestFor(wanted),
      timeout,
      // base64 is a third longer, and drafts may come along
      maxBytes: maxBytes * 3,
      maxRedirects: 0,
      tooLarge: `The image from ${service} is larger than ${maxBytes / 1e6} MB.`,
      failure: failureFor(wanted.model),
    })
    if (!answer.ok) return answer
    const bytes = imageIn(answer.value, maxBytes)
    if (!bytes.ok) return bytes
    const tokens = {
      input: numberAt(answer.value, 'usageMetadata', 'promptTokenCount'),
      output:
        numberAt(answer.value, 'usageMetadata', 'candidatesTokenCount') +
        numberAt(answer.value, 'usageMetadata', 'thoughtsTokenCount'),
    }
    const cost = imageTokenCost(wanted.model, tokens, wanted.prices)
    return done({ state: 'done', bytes: bytes.value, isGrid: false, cost })
  },
})
