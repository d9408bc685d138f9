import { messages } from '@web2/contract/core'
import type { ImageGeneration, ImageGenerationCreate, ThirdPartyRequest } from '@web2/contract/media'
import { awaitGeneration } from './find-image-generation.ts'
import { startImageGeneration } from './start-image-generation.ts'
import type { CallParams, ServiceContext } from '../../../platform/api/service-types.ts'

const wantedOf = (request: ThirdPartyRequest): ImageGenerationCreate => {
  switch (request.service) {
    case 'midjourney': {
      const { prompt, aspectRatio } = 'payload' in request ? request.payload : request
      return { generator: 'midjourney', prompt, ...(aspectRatio === undefined ? {} : { aspectRatio }) }
    }
    case 'poe': {
      const { keyword: prompt, botName: model } = 'payload' in request ? request.payload : request
      return { generator: 'stable_diffusion_xl_poe', prompt, ...(model === undefined ? {} : { model }) }
    }
    case 'dall-e': {
      const { prompt, model, aspectRatio } = 'payload' in request ? request.payload : request
      return {
        generator: 'dalle_3',
        prompt,
        ...(model === undefined ? {} : { model }),
        ...(aspectRatio === undefined ? {} : { aspectRatio }),
      }
    }
  }
}

const answerOf = (service: ThirdPartyRequest['service'], done: ImageGeneration) => {
  const urls = done.images.map(({ url }) => url)
  const [url = ''] = urls
  if (done.status === 'done') {
    if (service === 'midjourney') return urls
    if (service === 'poe') return { message: { content: url } }
    return { src: url, aspectRatio: done.aspectRatio }
  }
  const message = done.message || messages.somethingWentWrong
  return { status: 'Failed', data: service === 'midjourney' ? { message } : message }
}

/**
 * Generates images and returns them in the format of each service, with URLs in the account's media, or
 * status Failed with the reason. If the client disconnects, the images are still stored there.
 */
export const generate = async (
  context: ServiceContext,
  { accountId, userId }: CallParams['caller'],
  request: ThirdPartyRequest,
): Promise<object> => {
  const started = await startImageGeneration(context, { accountId, userId }, wantedOf(request))
  context.outbox.wake()
  return answerOf(request.service, await awaitGeneration(context, accountId, started._id))
}
