import type { Style } from '@web2/builder'

/** Text style inherited from the surrounding boxes. */
export interface Ink {
  readonly color: string
  /** CSS px. */
  readonly size: number
  readonly align: 'left' | 'center' | 'right'
  readonly isBold: boolean
}

export interface Sides {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

const plainColor = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d.,%\s/-]+\)|[a-z]{3,20})$/i
const colorWithin = /#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([\d.,%\s/-]+\)/i
const none = new Set(['transparent', 'inherit', 'initial', 'unset', 'none', 'currentcolor', 'auto'])

/** Returns a color for SVG; undefined for an invalid or unsupported one. */
const colorOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  return plainColor.test(text) && !none.has(text.toLowerCase()) ? text : undefined
}

const photo = '#cfd6db'

/** Returns the background color of a box: the first color of a gradient, gray for a photo. */
export const backgroundOf = (style: Style): string | undefined => {
  const image = style['background-image'] ?? style.background
  if (typeof image === 'string') {
    if (/gradient\(/i.test(image)) return colorWithin.exec(image)?.[0]
    if (style['background-image'] !== undefined && image !== '' && image !== 'none') return photo
    if (/url\(/i.test(image)) return photo
  }
  return colorOf(style['background-color']) ?? colorOf(style.background)
}

/** Returns a style value as text; empty for anything else that a document may contain. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** Returns a length in CSS px, percentages relative to `whole`; undefined for keywords and unknown units. */
export const lengthOf = (value: unknown, whole: number): number | undefined => {
  if (typeof value === 'number') return value
  const [, digits = '', unit = ''] = /^(-?[\d.]+)(px|rem|em|%|vw|vh)?$/.exec(textOf(value)) ?? []
  const number = Number(digits)
  if (digits === '' || Number.isNaN(number)) return undefined
  if (unit === 'rem' || unit === 'em') return number * 16
  if (unit === '%') return (number / 100) * whole
  if (unit === 'vw') return number * 12.8
  return unit === 'vh' ? number * 7.2 : number
}

/** Returns padding or margin from the shorthand property and those of the sides. */
export const sidesOf = (style: Style, property: 'padding' | 'margin', whole: number): Sides => {
  const parts = textOf(style[property])
    .split(/\s+/)
    .map((part) => lengthOf(part, whole) ?? 0)
  const [top = 0, right = top, bottom = top, left = right] = parts
  const side = (name: string, otherwise: number) => lengthOf(style[`${property}-${name}`], whole) ?? otherwise
  return {
    top: side('top', top),
    right: side('right', right),
    bottom: side('bottom', bottom),
    left: side('left', left),
  }
}

const sizes: Readonly<Record<string, number>> = { h1: 32, h2: 24, h3: 19, h4: 16, h5: 14, h6: 12, small: 13 }
const bold = /^(?:h[1-6]|b|strong|th)$/

/** Returns the text style of an element inside its surroundings. */
export const inkOf = (style: Style, tag: string, around: Ink): Ink => {
  const { 'text-align': align, 'font-weight': weight } = style
  return {
    color: colorOf(style.color) ?? around.color,
    size: lengthOf(style['font-size'], around.size) ?? sizes[tag] ?? around.size,
    align: align === 'left' || align === 'center' || align === 'right' ? align : around.align,
    isBold:
      weight === undefined ? bold.test(tag) || around.isBold : /^(?:bold|[6-9]00)$/.test(textOf(weight)),
  }
}

const mostColumns = 12

/**
 * Returns the column shares of a grid: `repeat(3, …)` is three equal ones. Returns undefined if it is no
 * grid.
 */
export const columnsOf = (style: Style): readonly number[] | undefined => {
  if (style.display !== 'grid' || typeof style['grid-template-columns'] !== 'string') return undefined
  const template = style['grid-template-columns']
  const repeated = /repeat\(\s*(\d{1,2})\s*,/.exec(template)
  if (repeated) return Array.from({ length: Math.max(1, Number(repeated[1])) }, () => 1)
  if (/repeat\(/.test(template)) return [1, 1, 1]
  const columns: number[] = []
  // one at a time, because matching all of a long template would scan from each open bracket to the end
  for (const [part] of template.matchAll(/[a-z-]+\([^)]*\)|\S+/gi)) {
    if (columns.length === mostColumns) break
    columns.push(Number(/(?<![\d.])([\d.]+)fr/.exec(part)?.[1] ?? 1) || 1)
  }
  return columns
}
