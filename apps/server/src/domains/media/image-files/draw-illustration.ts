import { inTime, loadSharp, pictureTurns } from './load-sharp.ts'
import { makeThumbnail } from './make-thumbnail.ts'
import type { Picture } from './prepare-upload.ts'

/**
 * Rasterizes an SVG of the product to an image for the library, at its declared size and off the event loop.
 * Only for SVG from code: it isn't checked for active content or costly shapes.
 */
export const drawIllustration = (accountId: string, svg: string): Promise<Picture> =>
  pictureTurns(accountId, async () => {
    const sharp = await loadSharp()
    const { data, info } = await inTime(sharp(Buffer.from(svg)).removeAlpha().raw(), (image) =>
      image.toBuffer({ resolveWithObject: true }),
    )
    const { width, height, channels } = info
    const drawn = () => sharp(data, { raw: { width, height, channels } })
    const bytes = await inTime(drawn().webp({ quality: 85, effort: 1 }), (image) => image.toBuffer())
    return { type: 'image/webp', bytes, width, height, thumb: await makeThumbnail(drawn()) }
  })
