import { inTime, loadSharp, pictureTurns } from './load-sharp.ts'

/**
 * The four pictures of a grid of two by two, row by row, as PNG. Whatever is no picture is answered as it came, alone:
 * what takes it in says what is wrong with it.
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
