import type { Json } from '../../tree/record.ts'
import type { JsonObject } from './format.ts'

const twoDigits = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')

/** Returns true for a part that is a whole number of 255, up to the three digits that most files have. */
const isWhole = (share: number): boolean =>
  share >= 0 && share <= 1 && Math.abs(share * 255 - Math.round(share * 255)) < 0.13

const functions: Readonly<Record<string, (parts: readonly string[]) => string>> = {
  hsl: ([h, s, l]) => `hsl(${h} ${s}% ${l}%`,
  hwb: ([h, w, b]) => `hwb(${h} ${w}% ${b}%`,
  lab: (parts) => `lab(${parts.join(' ')}`,
  lch: (parts) => `lch(${parts.join(' ')}`,
  oklab: (parts) => `oklab(${parts.join(' ')}`,
  oklch: (parts) => `oklch(${parts.join(' ')}`,
}

const spaces = new Set('srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50'.split(' '))

const isPart = (part: Json | undefined): part is number | 'none' =>
  part === 'none' || (typeof part === 'number' && Number.isFinite(part))

/** Returns a color of the design tokens format as CSS; null for a space or parts that it does not have. */
export const cssOfColor = ({ colorSpace, components, alpha = 1 }: JsonObject): string | null => {
  if (typeof colorSpace !== 'string' || !Array.isArray(components) || components.length !== 3) return null
  if (typeof alpha !== 'number' || !(alpha >= 0 && alpha <= 1)) return null
  const parts = components as readonly Json[]
  if (!parts.every(isPart)) return null
  const opacity = alpha < 1 ? ` / ${alpha}` : ''
  const isHex = colorSpace === 'srgb' && parts.every((part) => typeof part === 'number' && isWhole(part))
  if (isHex && alpha === 1) return `#${parts.map((part) => twoDigits(Number(part))).join('')}`
  if (isHex) return `rgb(${parts.map((part) => Math.round(Number(part) * 255)).join(' ')}${opacity})`
  const texts = parts.map(String)
  const written = Object.hasOwn(functions, colorSpace)
    ? functions[colorSpace]!(texts)
    : spaces.has(colorSpace)
      ? `color(${colorSpace} ${texts.join(' ')}`
      : null
  return written === null ? null : `${written}${opacity})`
}
