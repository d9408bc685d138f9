import { splitValue } from '../background/split-value.ts'
import type { Shadow } from '../styles/style.ts'

const px = /^(-?\d+(?:\.\d+)?)(?:px)?$/

const isLength = (word: string): boolean => px.test(word)

/**
 * Reads one shadow from CSS into its parts. Returns null for several shadows, for one inside of the block, and
 * for lengths in another unit than px.
 */
export const readShadow = (property: 'box-shadow' | 'text-shadow', css: string): Shadow | null => {
  const words = splitValue(css, 'comma')?.length === 1 ? (splitValue(css, 'space') ?? []) : []
  const colors = words.filter((word) => !isLength(word))
  const first = words.findIndex(isLength)
  const lengths = words.slice(first, first + words.length - colors.length)
  const most = property === 'box-shadow' ? 4 : 3
  if (first < 0 || lengths.length < 2 || lengths.length > most || !lengths.every(isLength)) return null
  const [color = 'currentcolor', ...others] = colors
  if (others.length > 0 || color === 'inset') return null
  // a length without a unit is only valid if it is 0
  if (lengths.some((length) => Number(length) !== 0 && !length.endsWith('px'))) return null
  const [x = 0, y = 0, blur = 0, spread = 0] = lengths.map(Number.parseFloat)
  return { x, y, blur, ...(property === 'box-shadow' && { spread }), color }
}
