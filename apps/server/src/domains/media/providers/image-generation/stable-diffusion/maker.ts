import { randomUUID } from 'node:crypto'
import { imagePrice } from '@web2/contract/ai'
import { closestRatio, imageModelOf } from '@web2/contract/media'
import { askService } from '../../../../../platform/outbound/call-service.ts'
import { done, failed, type Outcome, type ServiceFailure } from '../../../../../platform/outbound/outcome.ts'
import { parsedJson, textAt } from '../../../../../platform/outbound/read-json.ts'
import { keyRefused, type Refusal } from '../../../../../platform/outbound/service-error.ts'
import { encodedImage } from '../image-bytes.ts'
import type { ImageGenerator, ImageJobStatus, MakerAccess, WantedImage } from '../image-maker.ts'
import { imageRefusal, noImage, refusedPrompt } from '../image-refusal.ts'

const service = 'Stability AI'

/** Maps the named errors of the v2beta API (platform.stability.ai/docs/api-reference). */
const failureFor =
  (model: string) =>
  (refusal: Refusal): ServiceFailure => {
    const name = textAt(parsedJson(refusal.text), 'name')
    if (name === 'content_moderation') return refusedPrompt(service)
    if (refusal.status === 401) return keyRefused(service)
    return imageRefusal(service, model, refusal)
  }

/** Returns text fields as multipart/form-data, the only form that the API takes. */
const multipart = (fields: Readonly<Record<string, string>>) => {
  const boundary = `----web2manager-${randomUUID()}`
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.from(`${parts.join('')}--${boundary}--\r\n`),
  }
}

const fieldsFor = ({ prompt, model, aspectRatio }: WantedImage) => ({
  prompt,
  model,
  mode: 'text-to-image',
  aspect_ratio: closestRatio(imageModelOf('stable_diffusion', model), aspectRatio),
  output_format: 'png',
})

/** Creates the generator for Stable Diffusion 3.5 at Stability AI. `base` is without the API's version. */
export const createStableDiffusion = ({
  base,
  key,
  dispatcher,
  timeout,
  maxBytes,
}: MakerAccess): ImageGenerator => ({
  begin: async (wanted): Promise<Outcome<ImageJobStatus>> => {
    const { type, bytes } = multipart(fieldsFor(wanted))
    const answer = await askService(dispatcher, {
      service,
      isFixedUrl: true,
      url: `${base}/v2beta/stable-image/generate/sd3`,
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': type },
      bytes,
      timeout,
      // base64 is a third longer
      maxBytes: maxBytes * 1.4,
      maxRedirects: 0,
      tooLarge: `The image from ${service} is larger than ${maxBytes / 1e6} MB.`,
      failure: failureFor(wanted.model),
    })
    if (!answer.ok) return answer
    // a filtered image is delivered blurred
    if (textAt(answer.value, 'finish_reason') === 'CONTENT_FILTERED') return failed(refusedPrompt(service))
    const encoded = textAt(answer.value, 'image')
    if (encoded === '') return noImage(service)
    const image = encodedImage(service, encoded, maxBytes)
    if (!image.ok) return image
    return done({
      state: 'done',
      bytes: image.value,
      isGrid: false,
      cost: imagePrice(wanted.model, wanted.prices),
    })
  },
})
