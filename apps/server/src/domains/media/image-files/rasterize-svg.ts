import { inTime, loadSharp } from './load-sharp.ts'

export interface DrawnSvg {
  /** Declared size in px. */
  readonly width: number
  readonly height: number
  /** The rendered image, no larger than requested. */
  readonly png: Buffer
}

export interface DrawnAs {
  /** Maximum of the longer side in px. */
  readonly side: number
  /** Dots per inch; 72 maps one SVG pixel to one pixel. */
  readonly density: number
  /** Maximum of declared width × height. */
  readonly mostPixels: number
}

/** Rasterizes an SVG in this process, which cannot be interrupted. Rejects if the file is damaged. */
export const rasterizeSvg = async (
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
