import { pictureTypes, type PictureType } from '@web2/builder'
import { limits } from '@web2/contract/core'
import type { SharpOptions } from 'sharp'
import { inTime, loadSharp } from '../image-files/load-sharp.ts'
import { saysMadeByAi } from '../image-files/ai-origin.ts'

/** Why an image is published alone. */
export type PictureProblem = 'animated' | 'too-large' | 'unreadable'

/** Longest side in px that files are made of; WebP can hold no more. */
export const longestSide = 16_383

/**
 * AVIF: effort 2 takes 1.5 times as long for 1 % fewer bytes, effort 3 takes 3.4 times as long for 4 %;
 * effort 0 takes a fifth of the time and makes 18 % more. Measured on photos of 1,600 px (docs/decisions/0128).
 */
export const avif = { quality: 55, effort: 1 } as const
export const webp = { quality: 75, effort: 4 } as const

const options: SharpOptions = { limitInputPixels: limits.mediaPixels, failOn: 'truncated' }

/** Returns why no files can be made of an image, from its header alone; null if they can. */
export const pictureProblem = async (bytes: Uint8Array): Promise<PictureProblem | null> => {
  const sharp = await loadSharp()
  try {
    // with the limit of pixels, a larger image would fail like a damaged one
    const {
      width,
      height,
      pages = 1,
    } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    if (pages > 1) return 'animated'
    return Math.max(width, height) > longestSide || width * height > limits.mediaPixels ? 'too-large' : null
  } catch {
    return 'unreadable'
  }
}

/** Seconds for one file; the largest takes about 4 on a busy machine. */
const seconds = 60

/**
 * Returns an image in one width as AVIF and WebP: upright, in sRGB and without metadata, except the mark of
 * AI images. Decodes it once for both. Throws LimitExceeded after a minute, and for damaged files.
 */
export const encodePicture = async (
  bytes: Uint8Array,
  width: number,
): Promise<Readonly<Record<PictureType, Uint8Array>>> => {
  const sharp = await loadSharp()
  const whole = sharp(bytes, options)
  const { xmp } = await sharp(bytes, options).metadata()
  const { data, info } = await inTime(
    whole.autoOrient().resize({ width, withoutEnlargement: true }).toColourspace('srgb').raw(),
    (limited) => limited.toBuffer({ resolveWithObject: true }),
    seconds,
  )
  const { channels, width: made, height } = info
  const files = {} as Record<PictureType, Uint8Array>
  for (const type of pictureTypes) {
    const pixels = sharp(data, { raw: { width: made, height, channels } })
    const marked = xmp && saysMadeByAi(xmp) ? pixels.withXmp(Buffer.from(xmp).toString()) : pixels
    const encoder = type === 'image/avif' ? marked.avif(avif) : marked.webp(webp)
    const file = await inTime(encoder, (limited) => limited.toBuffer(), seconds)
    files[type] = file
  }
  return files
}
