import { inTime, loadSharp } from './load-sharp.ts'

export interface DrawnSvg {
  /** Pixels of the drawing, by what it says of itself. */
  readonly width: number
  readonly height: number
  /** It as pixels, no larger than was asked for. */
  readonly png: Buffer
}

export interface DrawnAs {
  /** Pixels of the longer side at most. */
  readonly side: number
  /** Dots per inch; 72 draws a pixel as a pixel. */
  readonly density: number
  /** Of the drawing, by what it says of itself. */
  readonly mostPixels: number
}

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
