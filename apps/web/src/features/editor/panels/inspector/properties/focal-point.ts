/** Point of an image that a crop keeps in view, in percent from the left and from the top. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

export const center: FocalPoint = { x: 50, y: 50 }

const words: Readonly<Record<string, number>> = { left: 0, top: 0, center: 50, right: 100, bottom: 100 }

const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value)))

/** Reads the value of `object-position`; a value that is not of this form counts as the center. */
export const readFocalPoint = (value: unknown): FocalPoint => {
  const [first = '', second = 'center', ...more] = String(value ?? '')
    .trim()
    .toLowerCase()
    .split(/\s+/)
  if (more.length > 0) return center
  const isTurned = /^(?:top|bottom)$/.test(first) || /^(?:left|right)$/.test(second)
  const [x, y] = (isTurned ? [second, first] : [first, second]).map((part) =>
    /^-?[\d.]+%$/.test(part) ? Number(part.slice(0, -1)) : words[part],
  )
  return x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)
    ? center
    : { x: within(x), y: within(y) }
}

/** Returns the value of `object-position` for a point. */
export const writeFocalPoint = ({ x, y }: FocalPoint): string => `${within(x)}% ${within(y)}%`

const steps: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Moves a point by a key, in steps of 1 %, with Shift 10 %; undefined for other keys. */
export const movedByKey = ({ x, y }: FocalPoint, key: string, isLarge: boolean): FocalPoint | undefined => {
  const step = steps[key]
  const by = isLarge ? 10 : 1
  return step && { x: within(x + step.x * by), y: within(y + step.y * by) }
}

/** Choices of a crop: values of `aspect-ratio`, widest first. */
export const cropRatios = [
  { value: '21 / 9', label: 'Panorama 21:9' },
  { value: '16 / 9', label: 'Widescreen 16:9' },
  { value: '3 / 2', label: 'Photo 3:2' },
  { value: '4 / 3', label: 'Standard 4:3' },
  { value: '1 / 1', label: 'Square 1:1' },
  { value: '4 / 5', label: 'Portrait 4:5' },
  { value: '2 / 3', label: 'Portrait 2:3' },
] as const

/** Returns the crop of a style; empty for none. */
export const cropOf = (style: Readonly<Record<string, unknown>>): string => {
  if (style['object-fit'] !== 'cover') return ''
  const [width, height = '1'] = String(style['aspect-ratio'] ?? '').split('/')
  return width?.trim() ? `${width.trim()} / ${height.trim()}` : ''
}

/** Returns the styles that crop an image to a ratio; an empty one shows all of it again. */
export const cropStyles = (ratio: string): Readonly<Record<string, string | undefined>> =>
  ratio === ''
    ? { 'aspect-ratio': undefined, 'object-fit': undefined, 'object-position': undefined }
    : { 'aspect-ratio': ratio, 'object-fit': 'cover', height: 'auto' }
