import { limits } from '@web2/contract/core'
import type { ImageType } from '@web2/contract/media'
import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { LimitExceeded } from '../../../platform/threads/limit-exceeded.ts'
import { saysMadeByAi, withAiOrigin } from './ai-origin.ts'
import { carriesForeignMetadata } from './foreign-metadata.ts'
import { rasterizeInProcess } from './rasterize-in-process.ts'
import { inTime, loadSharp, pictureTurns } from './load-sharp.ts'
import { makeThumbnail, thumbnailSide } from './make-thumbnail.ts'
import { activeContentIn, ownBytes } from './inspect-image.ts'
import { sniffPicture } from './detect-image-type.ts'

/** Image that is safe to store and to show to any visitor. */
export interface Picture {
  readonly type: ImageType
  readonly bytes: Uint8Array
  /** Displayed size in px. */
  readonly width: number
  readonly height: number
  /** Small WebP, at most `thumbnailSide` px wide and high, without metadata. */
  readonly thumb: Uint8Array
}

export type ReadPicture =
  { readonly ok: true; readonly picture: Picture } | { readonly ok: false; readonly msg: string }

const refused = (msg: string): ReadPicture => ({ ok: false, msg })

const wrongType =
  'This file type isn’t supported. Upload a JPEG, PNG, GIF, WebP, AVIF or SVG image, or an MP4 or WebM video.'
const damaged = 'This image is damaged or incomplete. Export it again and upload the new file.'
const tooManyPixels = `This image has more than ${limits.mediaPixels / 1e6} million pixels. Reduce its size and upload it again.`

const options: SharpOptions = { limitInputPixels: limits.mediaPixels, failOn: 'truncated' }

/**
 * Re-encodes an image upright and without metadata, above all the GPS position. Returns null for animations,
 * which would lose quality, and for types without such metadata.
 */
const writtenAnew = async (
  read: () => Sharp,
  type: ImageType,
  metadata: Metadata,
): Promise<Buffer | null> => {
  if ((metadata.pages ?? 1) > 1) return null
  const upright = read().autoOrient().keepIccProfile()
  switch (type) {
    case 'image/jpeg':
      return inTime(upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }), toBuffer)
    case 'image/png':
      return inTime(upright.png(), toBuffer)
    case 'image/webp':
      return inTime(upright.webp({ quality: 92 }), toBuffer)
    case 'image/avif':
      return inTime(upright.avif({ quality: 75, effort: 2 }), toBuffer)
    default:
      return null
  }
}

const explain = (error: unknown): ReadPicture => {
  if (!(error instanceof Error)) throw error
  if (error instanceof LimitExceeded) return refused(error.message)
  return refused(/pixel limit|too large/i.test(error.message) ? tooManyPixels : damaged)
}

const toBuffer = (image: Sharp): Promise<Buffer> => image.toBuffer()

const drawn = async (bytes: Uint8Array): Promise<ReadPicture> => {
  const sharp = await loadSharp()
  const { width, height, png } = await rasterizeInProcess(bytes, { side: thumbnailSide })
  if (!width || !height) return refused(damaged)
  if (width * height > limits.mediaPixels) return refused(tooManyPixels)
  const thumb = await makeThumbnail(sharp(png, options))
  return { ok: true, picture: { type: 'image/svg+xml', bytes, width, height, thumb } }
}

const decoded = async (accountId: string, bytes: Uint8Array, type: ImageType): Promise<ReadPicture> => {
  const sharp = await loadSharp()
  const read = () => sharp(bytes, options)
  const metadata = await read().metadata()
  const { width, height } = metadata.autoOrient
  if (!width || !height) return refused(damaged)
  if (width * height > limits.mediaPixels) return refused(tooManyPixels)
  // decodes every pixel, which reveals damaged files and decompression bombs
  const thumb = await makeThumbnail(read())
  const plain = await ownBytes(accountId, bytes, type)
  const isForeign = plain === undefined || carriesForeignMetadata(metadata)
  const anew = isForeign ? await writtenAnew(read, type, metadata) : null
  const own = anew ?? plain
  if (own === undefined) return refused(damaged)
  const picture = { type, bytes: own, width, height, thumb }
  const losesMark = anew !== null && saysMadeByAi(metadata.xmp)
  return { ok: true, picture: losesMark ? { ...picture, bytes: withAiOrigin(picture) } : picture }
}

const checked = async (accountId: string, bytes: Uint8Array, type: ImageType): Promise<ReadPicture> => {
  if (type !== 'image/svg+xml') return decoded(accountId, bytes, type)
  const active = await activeContentIn(accountId, bytes)
  return active === null
    ? drawn(bytes)
    : refused(`This SVG contains ${active}. Export it as a plain SVG or a PNG, then upload that.`)
}

/**
 * Checks an uploaded file by its content and makes its thumbnail. Rejected files and timeouts come with a
 * message for the user.
 */
export const readPicture = async (accountId: string, bytes: Uint8Array): Promise<ReadPicture> => {
  if (bytes.length === 0) return refused('This file is empty.')
  const type = sniffPicture(bytes)
  if (type === undefined) return refused(wrongType)
  try {
    return await pictureTurns(accountId, () => checked(accountId, bytes, type))
  } catch (error) {
    return explain(error)
  }
}
