import { checkStyleValue, type Shadow, type Style, type StyleValue } from '@web2/builder'

export type FieldValue = StyleValue | Shadow

/** A style value as a person reads it in a field; numbers mean px, save for those without a unit. */
export const shownValue = (value: FieldValue | undefined): string =>
  value === undefined ? '' : typeof value === 'number' ? `${value}px` : typeof value === 'string' ? value : ''

/** What was typed into a length field: a bare number is px; null means that the field is empty. */
export const typedLength = (typed: string): string | null => {
  const text = typed.trim()
  if (text === '') return null
  return /^-?\d*\.?\d+$/.test(text) ? (Number(text) === 0 ? '0px' : `${Number(text)}px`) : text
}

/** Why the browser would not take a value, null when it would. */
export const refusalOf = (property: string, value: string): string | null => {
  const unsafe = checkStyleValue(property, value)
  if (unsafe !== null) return unsafe
  return typeof CSS === 'undefined' || CSS.supports(property, value)
    ? null
    : `“${value}” is not a value that this property takes.`
}

/** A px length one step of the arrow keys away; null where the text is no number with a unit. */
export const steppedLength = (typed: string, by: number): string | null => {
  const match = /^(-?\d*\.?\d+)([a-z%]*)$/i.exec(typed.trim())
  if (!match?.[1]) return null
  return `${Math.round((Number(match[1]) + by) * 100) / 100}${match[2] || 'px'}`
}

/** A px string or a number as the slider's number; 0 for anything else. */
export const radiusNumber = (value: FieldValue | undefined): number => {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? parseFloat(value) : 0
  return Number.isFinite(number) ? Math.max(0, number) : 0
}

/** How many times the font size a line is high, where the value says so; null otherwise. */
export const lineHeightFactor = (style: Style): number | null => {
  const value = style['line-height']
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  if (/^\d*\.?\d+$/.test(value.trim())) return Number(value)
  const font = style['font-size']
  const size =
    typeof font === 'number' ? font : typeof font === 'string' && font.endsWith('px') ? parseFloat(font) : NaN
  const factor = value.endsWith('px') ? parseFloat(value) / size : NaN
  return Number.isFinite(factor) ? factor : null
}

const colorCanvas = /^#[0-9a-f]{6}$/i

/** A colour as the browser's colour field wants it; grey where it can not be told. */
export const sixDigits = (value: string): string => {
  const text = value.trim()
  if (colorCanvas.test(text)) return text.toLowerCase()
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase()
  const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i.exec(text)
  if (rgb)
    return `#${rgb
      .slice(1, 4)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`
  return '#808080'
}

export const emptyShadow = (property: 'box-shadow' | 'text-shadow'): Shadow => ({
  x: 0,
  y: 0,
  blur: 0,
  ...(property === 'box-shadow' ? { spread: 0 } : {}),
  color: '#000000',
})

/** The parts of a shadow; CSS text that came from elsewhere starts anew when a slider is moved. */
export const shadowOf = (property: 'box-shadow' | 'text-shadow', value: FieldValue | undefined): Shadow =>
  typeof value === 'object' ? { ...emptyShadow(property), ...value } : emptyShadow(property)
