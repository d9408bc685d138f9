import type { Dispatcher } from 'undici'
import { callService } from './call-service.ts'
import { done, type Outcome } from './outcome.ts'

interface PictureCall {
  readonly service: string
  readonly url: string
  readonly timeout: number
  readonly maxBytes: number
}

/** The bytes of a picture at an address that a service gave. */
export const fetchPicture = async (
  dispatcher: Dispatcher,
  call: PictureCall,
): Promise<Outcome<Uint8Array>> => {
  const tooLarge = `The picture of ${call.service} is larger than ${call.maxBytes / 1e6} MB.`
  const answer = await callService(dispatcher, { ...call, tooLarge })
  return answer.ok ? done(answer.value.body) : answer
}
