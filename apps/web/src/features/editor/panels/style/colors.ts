import { colorHex, readColor, type Rgba } from '@web2/builder'

let brush: CanvasRenderingContext2D | null | undefined

/** Parses every color that the browser knows, including names; null for anything else. */
export const colorOf = (text: string): Rgba | null => {
  const read = readColor(text)
  if (read || typeof CSS === 'undefined' || !CSS.supports('color', text)) return read ?? null
  brush ??= document.createElement('canvas').getContext('2d')
  if (!brush) return null
  brush.fillStyle = '#000000'
  brush.fillStyle = text
  return readColor(String(brush.fillStyle)) ?? null
}

const twoDigits = (part: number): string => Math.round(part).toString(16).padStart(2, '0')

/**
 * Returns a color for a color picker, with its opacity; gray if it can't be parsed. A transparent color is
 * returned as opaque, so that the color picked next is visible.
 */
export const eightDigits = (text: string): string => {
  const color = colorOf(text)
  return color ? `${colorHex(color)}${twoDigits((color[3] || 1) * 255)}` : '#808080ff'
}

/** Omits the opacity of an opaque color. */
export const shortestDigits = (digits: string): string => digits.replace(/^(#.{6})ff$/i, '$1')
