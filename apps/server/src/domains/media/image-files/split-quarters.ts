import { inTime, loadSharp, pictureTurns } from './load-sharp.ts'

/**
 * Splits a 2 × 2 grid into its four images, row by row, as PNG. Returns the bytes alone and unchanged if they
 * are no image, because the caller's check reports the problem.
 */
export const splitImageGrid = (
  accountId: string,
  grid: Uint8Array,
  limitInputPixels: number,
): Promise<readonly Uint8Array[]> => pictureTurns(accountId, () => cut(grid, limitInputPixels))

const cut = async (grid: Uint8Array, limitInputPixels: number): Promise<readonly Uint8Array[]> => {
  const sharp = await loadSharp()
  const read = () => sharp(grid, { limitInputPixels, failOn: 'truncated' })
  try {
    const { width, height } = await read().metadata()
    const [half, middle] = [Math.floor(width / 2), Math.floor(height / 2)]
    if (half === 0 || middle === 0) return [grid]
    const places = [0, middle].flatMap((top) =>
      [0, half].map((left) => ({ left, top, width: half, height: middle })),
    )
    return await Promise.all(
      places.map((place) => inTime(read().extract(place).png(), (quarter) => quarter.toBuffer())),
    )
  } catch (error) {
    if (error instanceof Error) return [grid]
    throw error
  }
}
