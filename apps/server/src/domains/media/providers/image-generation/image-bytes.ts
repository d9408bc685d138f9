import type { Dispatcher } from 'undici'
import { done, failed, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { fetchPicture } from '../../../../platform/outbound/fetch-image.ts'

/** Beginnings of PNG, JPEG, GIF, WebP and AVIF files, byte by byte. No model draws an SVG. */
const signatures = [
  /^\x89PNG\r\n\x1a\n/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftypavi[fs]/,
]

/** Marks the failure of an image that its service has made, so that it may charge for it. */
export const ofMadeImage = <Value>(outcome: Outcome<Value>): Outcome<Value> =>
  outcome.ok ? outcome : { ok: false, failure: { ...outcome.failure, mayCost: true } }

/** Passes an image on by its content, whatever the service called it. Its pixels are checked when it is stored. */
const checked = (service: string, bytes: Uint8Array): Outcome<Uint8Array> => {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (signatures.some((signature) => signature.test(start))) return done(bytes)
  return failed({
    kind: 'unknown',
    message: `${service} returned a file that isn’t an image. Try again.`,
    mayCost: true,
  })
}

/** Returns the image in a base64 text. */
export const encodedImage = (service: string, text: string, maxBytes: number): Outcome<Uint8Array> => {
  if (text.length * 0.75 > maxBytes + 3)
    return failed({
      kind: 'bad-content',
      message: `The image from ${service} is larger than ${maxBytes / 1e6} MB.`,
      reason: 'too-large',
      mayCost: true,
    })
  return checked(service, Buffer.from(text, 'base64'))
}

interface Download {
  readonly service: string
  readonly url: string
  readonly timeout: number
  readonly maxBytes: number
}

/** Downloads an image through the guarded dispatcher, which checks each redirect too. No key is sent along. */
export const downloadedImage = async (
  dispatcher: Dispatcher,
  download: Download,
): Promise<Outcome<Uint8Array>> => {
  if (!/^https?:\/\//i.test(download.url))
    return failed({ kind: 'unknown', message: `${download.service} returned no image. Try again.` })
  const bytes = await fetchPicture(dispatcher, download)
  return bytes.ok ? checked(download.service, bytes.value) : ofMadeImage(bytes)
}
