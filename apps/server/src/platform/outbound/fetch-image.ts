import type { Dispatcher } from 'undici'
import { callService } from './call-service.ts'
import { done, type Outcome } from './outcome.ts'

interface PictureCall {
  readonly service: string
  readonly url: string
  readonly timeout: number
  readonly maxBytes: number
}

/** Returns the bytes of an image at a URL from a service. */
export const fetchPicture = async (
  dispatcher: Dispatcher,
  call: PictureCall,
): Promise<Outcome<Uint8Array>> => {
  const tooLarge = `The image from ${call.service} is larger than ${call.maxBytes / 1e6} MB.`
  const answer = await callService(dispatcher, { ...call, tooLarge })
  return answer.ok ? done(answer.value.body) : answer
}
