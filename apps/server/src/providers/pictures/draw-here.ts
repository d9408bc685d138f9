import type { DrawnSvg, DrawnAs } from './draw-svg.ts'
import { inTime, loadSharp } from './load-sharp.ts'

/** Draws an SVG as pixels in this process, which cannot be interrupted. Rejects for what is damaged. */
export const drawHere = async (
  svg: Uint8Array,
  { side, density, mostPixels }: DrawnAs,
): Promise<DrawnSvg> => {
  const sharp = await loadSharp()
  const options = { limitInputPixels: mostPixels, failOn: 'truncated' } as const
  const { width, height } = await sharp(svg, options).metadata()
  const image = sharp(svg, { ...options, density }).resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return { width, height, png: await inTime(image.png(), (limited) => limited.toBuffer()) }
}
