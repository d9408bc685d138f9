import { ratioOf } from '@web2/contract/media'

/** Pixels of one image: the megapixel that the price is for. */
const most = 1_024 * 1_024
/** Ratios that FLUX.2 accepts, from 3:7 to 7:3. */
const widest = 7 / 3

const downTo16 = (length: number): number => Math.floor(length / 16) * 16

/** Returns the largest width and height of a ratio within one megapixel, both multiples of 16. */
export const fluxSize = (aspectRatio: string): { readonly width: number; readonly height: number } => {
  const ratio = Math.min(widest, Math.max(1 / widest, ratioOf(aspectRatio)))
  const height = downTo16(Math.sqrt(most / ratio))
  return { width: downTo16(Math.min(height * ratio, most / height)), height }
}
