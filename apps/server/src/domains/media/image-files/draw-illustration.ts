import { inTime, loadSharp, pictureTurns } from './load-sharp.ts'
import { readPicture, type Picture } from './prepare-upload.ts'

/**
 * Rasterizes an SVG of the product to an image for the library, at its declared size and off the event loop.
 * Only for SVG from code: it isn't checked for active content or costly shapes.
 */
export const drawIllustration = async (accountId: string, svg: string): Promise<Picture> => {
  const webp = await pictureTurns(accountId, async () => {
    const sharp = await loadSharp()
    return inTime(sharp(Buffer.from(svg)).webp({ quality: 85, effort: 2 }), (image) => image.toBuffer())
  })
  const read = await readPicture(accountId, webp)
  if (!read.ok) throw new Error(`An illustration can't be read: ${read.msg}`)
  return read.picture
}
