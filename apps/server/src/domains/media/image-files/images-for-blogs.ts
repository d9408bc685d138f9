import { limits } from '@web2/contract/core'
import type { ImageType } from '@web2/contract/media'
import type { Metadata, Sharp } from 'sharp'
import { LimitExceeded } from '../../../platform/threads/limit-exceeded.ts'
import { saysMadeByAi, withAiOrigin } from './ai-origin.ts'
import { carriesForeignMetadata } from './foreign-metadata.ts'
import { rasterizeInProcess } from './rasterize-in-process.ts'
import { inTime, loadSharp, pictureTurns } from './load-sharp.ts'
import { activeContentIn, ownBytes } from './inspect-image.ts'
import { sniffPicture } from './detect-image-type.ts'

/** Image as it is sent to a blog. */
export interface SentPicture {
  readonly type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

export const sentEndings: Readonly<Record<SentPicture['type'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

export type PictureForBlog =
  { readonly ok: true; readonly picture: SentPicture } | { readonly ok: false; readonly why: string }

/** Maximum of the longer side in px; WordPress scales larger images down to this. */
export const longestSide = 2_560

/** Dots per inch for rasterized SVGs: twice their own size, for dense screens. */
const drawnAt = 144

/** Converts AVIF, because many blogs don't accept it. */
const typeFor = (type: Exclude<ImageType, 'image/svg+xml'>, { hasAlpha }: Metadata): SentPicture['type'] => {
  if (type === 'image/avif') return hasAlpha ? 'image/png' : 'image/jpeg'
  return type
}

const encoded = (image: Sharp, type: SentPicture['type']): Sharp => {
  switch (type) {
    case 'image/jpeg':
      return image.jpeg({ quality: 90 })
    case 'image/png':
      return image.png()
    case 'image/webp':
      return image.webp({ quality: 90 })
    case 'image/gif':
      return image.gif()
  }
}

/** Rasterizes an SVG, because blogs accept none. */
const drawn = async (bytes: Uint8Array, most: number): Promise<PictureForBlog> => {
  const { png } = await rasterizeInProcess(bytes, { side: most, density: drawnAt })
  const sharp = await loadSharp()
  const { width, height } = await sharp(png).metadata()
  return { ok: true, picture: { type: 'image/png', bytes: png, width, height } }
}

const prepared = async (
  accountId: string,
  bytes: Uint8Array,
  kind: Exclude<ImageType, 'image/svg+xml'>,
  most: number,
): Promise<PictureForBlog> => {
  const sharp = await loadSharp()
  const options = { limitInputPixels: limits.mediaPixels, failOn: 'truncated' } as const
  const metadata = await sharp(bytes, options).metadata()
  const isMoving = (metadata.pages ?? 1) > 1
  const type = typeFor(kind, metadata)
  const { width, height } = metadata.autoOrient
  const isLarge = Math.max(width, metadata.pageHeight ?? height) > most
  // data after the end of the image is not part of it
  const own = await ownBytes(accountId, bytes, kind)
  if (type === kind && own !== undefined && !isLarge && !carriesForeignMetadata(metadata))
    return { ok: true, picture: { type, bytes: own, width, height: metadata.pageHeight ?? height } }
  const image = sharp(bytes, { ...options, animated: isMoving })
    .autoOrient()
    .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
    .keepIccProfile()
  const { data, info } = await inTime(encoded(image, type), (limited) =>
    limited.toBuffer({ resolveWithObject: true }),
  )
  const picture = { type, bytes: data, width: info.width, height: info.pageHeight ?? info.height }
  return {
    ok: true,
    picture: saysMadeByAi(metadata.xmp) ? { ...picture, bytes: withAiOrigin(picture) } : picture,
  }
}

const checked = async (
  accountId: string,
  bytes: Uint8Array,
  kind: ImageType,
  most: number,
): Promise<PictureForBlog> => {
  if (kind !== 'image/svg+xml') return prepared(accountId, bytes, kind, most)
  if ((await activeContentIn(accountId, bytes)) === null) return drawn(bytes, most)
  return { ok: false, why: 'it is an SVG with scripts or links to other files' }
}

/**
 * Returns an image of an account in a type that blogs accept, upright and at most `most` px wide and high.
 * Removes metadata, above all the GPS position, except the mark of AI images.
 */
export const pictureForBlog = async (
  accountId: string,
  bytes: Uint8Array,
  most = longestSide,
): Promise<PictureForBlog> => {
  const kind = sniffPicture(bytes)
  if (kind === undefined) return { ok: false, why: 'it is not a JPEG, PNG, GIF, WebP, AVIF or SVG' }
  try {
    return await pictureTurns(accountId, () => checked(accountId, bytes, kind, most))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return {
      ok: false,
      why: error instanceof LimitExceeded ? 'it takes too long to process' : 'it is damaged',
    }
  }
}
