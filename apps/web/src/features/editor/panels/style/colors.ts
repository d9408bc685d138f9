/** A color with parts from 0 to 255 and opacity from 0 to 1. */
export interface Rgba {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly a: number
}

const hex = (digits: string): Rgba => {
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return { r: part(0), g: part(2), b: part(4), a: full.length === 8 ? part(6) / 255 : 1 }
}

const share = (text: string, of: number): number =>
  text.endsWith('%') ? (Number.parseFloat(text) / 100) * of : Number.parseFloat(text)

const fromHsl = (hue: number, saturation: number, lightness: number, a: number): Rgba => {
  const chroma = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12
    return Math.round(255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return { r: part(0), g: part(8), b: part(4), a }
}

/** Parses hex, rgb() and hsl() in old and new syntax; null for names and anything else. */
export const readColor = (text: string): Rgba | null => {
  const color = text.trim().toLowerCase()
  if (color === 'transparent') return { r: 0, g: 0, b: 0, a: 0 }
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(color)?.[1]
  if (digits) return hex(digits)
  const call = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(color)
  const parts = call?.[2]?.split(/[\s,/]+/).filter(Boolean) ?? []
  const [one = '', two = '', three = '', alpha = '1'] = parts
  if (parts.length < 3 || parts.some((part) => Number.isNaN(Number.parseFloat(part)))) return null
  const a = Math.min(1, Math.max(0, share(alpha, 1)))
  if (call?.[1] === 'hsl') {
    const hue = ((Number.parseFloat(one) % 360) + 360) % 360
    return fromHsl(hue, Number.parseFloat(two) / 100, Number.parseFloat(three) / 100, a)
  }
  return { r: share(one, 255), g: share(two, 255), b: share(three, 255), a }
}

let brush: CanvasRenderingContext2D | null | undefined

/** Parses every color that the browser knows, including names; null for anything else. */
export const colorOf = (text: string): Rgba | null => {
  const read = readColor(text)
  if (read || typeof CSS === 'undefined' || !CSS.supports('color', text)) return read
  brush ??= document.createElement('canvas').getContext('2d')
  if (!brush) return null
  brush.fillStyle = '#000000'
  brush.fillStyle = text
  return readColor(String(brush.fillStyle))
}

const digitsOf = ({ r, g, b }: Rgba): string =>
  [r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')

const twoDigits = (opacity: number): string =>
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')

/**
 * Returns a color for a color picker, with its opacity; gray if it can't be parsed. A transparent color is
 * returned as opaque, so that the color picked next is visible.
 */
export const eightDigits = (text: string): string => {
  const color = colorOf(text)
  return color ? `#${digitsOf(color)}${twoDigits(color.a || 1)}` : '#808080ff'
}

/** Omits the opacity of an opaque color. */
export const shortestDigits = (digits: string): string => digits.replace(/^(#.{6})ff$/i, '$1')

/** Blends a translucent color over another. */
export const over = (top: Rgba, below: Rgba): Rgba => {
  const mix = (one: number, other: number) => one * top.a + other * (1 - top.a)
  return { r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), a: 1 }
}

const luminance = ({ r, g, b }: Rgba): number => {
  const linear = (part: number) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Returns the contrast of two opaque colors, 1 to 21 (WCAG 2, "contrast ratio"). */
export const contrast = (one: Rgba, other: Rgba): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
