import { limits, type MediaType } from '@web2/contract'
import type { Metadata, Sharp } from 'sharp'
import { loadSharp, pictureTurns } from './load-sharp.ts'
import { ownBytes } from './own-length.ts'
import { sniffPicture } from './sniff.ts'
import { activeContentOfSvg } from './svg.ts'

/** A picture as it is sent to a blog. */
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

/** Pixels of the longer side; WordPress cuts larger ones to this. */
export const longestSide = 2_560

/** Dots per inch at which a drawing is turned into pixels: twice its own size, for dense screens. */
const drawnAt = 144

const carriesMetadata = ({ exif, xmp, iptc, comments, orientation }: Metadata): boolean =>
  [exif, xmp, iptc, comments].some((part) => part !== undefined) || (orientation ?? 1) > 1

/** Blogs take no drawings, and many no AVIF. */
const typeFor = (type: MediaType, { hasAlpha }: Metadata): SentPicture['type'] => {
  if (type === 'image/svg+xml') return 'image/png'
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

const prepare = async (bytes: Uint8Array, kind: MediaType, most: number): Promise<PictureForBlog> => {
  const sharp = await loadSharp()
  const options = { limitInputPixels: limits.mediaPixels, failOn: 'truncated' } as const
  const density = kind === 'image/svg+xml' ? { density: drawnAt } : {}
  try {
    const metadata = await sharp(bytes, options).metadata()
    const isMoving = (metadata.pages ?? 1) > 1
    const type = typeFor(kind, metadata)
    const { width, height } = metadata.autoOrient
    const isLarge = Math.max(width, metadata.pageHeight ?? height) > most
    // what follows a picture in its file is none of it
    const own = ownBytes(bytes, kind)
    if (type === kind && own !== undefined && !isLarge && !carriesMetadata(metadata))
      return { ok: true, picture: { type, bytes: own, width, height: metadata.pageHeight ?? height } }
    const image = sharp(bytes, { ...options, ...density, animated: isMoving })
      .autoOrient()
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .keepIccProfile()
    const { data, info } = await encoded(image, type).toBuffer({ resolveWithObject: true })
    return {
      ok: true,
      picture: { type, bytes: data, width: info.width, height: info.pageHeight ?? info.height },
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { ok: false, why: 'it is damaged' }
  }
}

/**
 * A picture of a kind that blogs take, upright, at most `most` pixels wide and high, without what cameras and programs
 * write into it: the place where it was taken, above all.
 */
export const pictureForBlog = async (bytes: Uint8Array, most = longestSide): Promise<PictureForBlog> => {
  const kind = sniffPicture(bytes)
  if (kind === undefined) return { ok: false, why: 'it is not a JPEG, PNG, GIF, WebP, AVIF or SVG' }
  if (kind === 'image/svg+xml' && activeContentOfSvg(new TextDecoder().decode(bytes)) !== null)
    return { ok: false, why: 'it is a drawing with scripts or addresses of other files in it' }
  return pictureTurns(() => prepare(bytes, kind, most))
}
