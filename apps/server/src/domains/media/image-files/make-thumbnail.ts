import type { Sharp } from 'sharp'
import { inTime } from './load-sharp.ts'

/** Thumbnail size in px: twice the size in lists, for dense screens. */
export const thumbnailSide = 400

/** Returns an upright WebP, at most `thumbnailSide` px wide and high. Decodes every pixel of the image. */
export const makeThumbnail = (image: Sharp): Promise<Buffer> =>
  inTime(
    image
      .autoOrient()
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 }),
    (thumbnail) => thumbnail.toBuffer(),
  )
