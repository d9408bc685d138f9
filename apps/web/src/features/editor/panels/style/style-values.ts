import {
  checkStyleValue,
  declarations,
  readShadow,
  type Shadow,
  type Style,
  type StyleValue,
} from '@web2/builder'

export type FieldValue = StyleValue | Shadow

/** Returns a style value as shown in a field; numbers mean px, except for unitless properties. */
export const shownValue = (value: FieldValue | undefined): string =>
  value === undefined ? '' : typeof value === 'number' ? `${value}px` : typeof value === 'string' ? value : ''

/** Returns a value as CSS writes it for a property. */
export const writtenValue = (property: string, value: FieldValue): string =>
  declarations({ [property]: value }).slice(property.length + 1)

/** Returns true for a value that the browser accepts, or that can't be tried. */
export const fitsProperty = (property: string, css: string): boolean =>
  typeof CSS === 'undefined' || CSS.supports(property, css)

/** Returns the value of a unitless property as shown in a field. */
export const shownNumber = (value: FieldValue | undefined): string =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''

/** Returns a CSS keyword as options show it: 'No repeat'. Values that are no keyword stay unchanged. */
export const keywordLabel = (value: string): string =>
  /^[a-z][a-z-]*$/.test(value) ? value.charAt(0).toUpperCase() + value.slice(1).replace(/-/g, ' ') : value

/** Text of a field if the selected blocks differ. */
export const mixedText = 'Mixed'

/** Rounds computed numbers to two decimal places. */
export const roundedFigures = (css: string): string =>
  css.replace(/-?\d*\.\d{3,}(?!\d|e[-+]?\d)/gi, (figure) => String(Math.round(Number(figure) * 100) / 100))

const numberOnly = /^[-+]?(?:\d+(?:\.\d+)?|\.\d+)$/

/** Parses a number with its unit; null for keywords, functions and the like. */
export const lengthOf = (text: string): { readonly number: number; readonly unit: string } | null => {
  const match = /^([-+]?(?:\d+(?:\.\d+)?|\.\d+))([a-z%]*)$/i.exec(text.trim())
  return match?.[1] === undefined ? null : { number: Number(match[1]), unit: (match[2] ?? '').toLowerCase() }
}

/** Parses the text of a length field: a bare number gets the unit; null if the field is empty. */
export const typedLength = (typed: string, unit = 'px'): string | null => {
  const text = typed.trim()
  if (text === '') return null
  return numberOnly.test(text) ? `${Number(text)}${unit}` : text
}

/** Returns why the browser would refuse a value; null if it accepts it. */
export const refusalOf = (property: string, value: string): string | null => {
  const unsafe = checkStyleValue(property, value)
  if (unsafe !== null) return unsafe
  return fitsProperty(property, value) ? null : `“${value}” is not a valid value for ${property}.`
}

const rounded = (number: number): number => Math.round(number * 1000) / 1000

/** Returns a length after some arrow key steps; null if the text is no number with a unit. */
export const steppedLength = (typed: string, by: number, unit = 'px'): string | null => {
  const length = lengthOf(typed || '0')
  if (!length) return null
  const shown = length.unit || unit
  // a whole em is a line of text, too coarse for a step
  const size = shown === 'em' || shown === 'rem' ? 0.1 : 1
  return `${rounded(length.number + by * size)}${shown}`
}

/** Returns a unitless number after some steps; null for anything else. */
export const steppedNumber = (typed: string, by: number): string | null =>
  numberOnly.test(typed.trim() || '0') ? String(rounded(Number(typed.trim() || '0') + by)) : null

/** Returns a px text or a number as the slider's number; 0 for anything else. */
export const radiusNumber = (value: FieldValue | undefined): number => {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? parseFloat(value) : 0
  return Number.isFinite(number) ? Math.max(0, number) : 0
}

/** Returns the line height as a multiple of the font size; null if the value does not determine it. */
export const lineHeightFactor = (style: Style): number | null => {
  const value = style['line-height']
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  if (/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(value.trim())) return Number(value)
  const font = style['font-size']
  const size =
    typeof font === 'number' ? font : typeof font === 'string' && font.endsWith('px') ? parseFloat(font) : NaN
  const factor = value.endsWith('px') ? parseFloat(value) / size : NaN
  return Number.isFinite(factor) ? factor : null
}

export const emptyShadow = (property: 'box-shadow' | 'text-shadow'): Shadow => ({
  x: 0,
  y: 0,
  blur: 0,
  ...(property === 'box-shadow' ? { spread: 0 } : {}),
  color: '#000000',
})

/**
 * Returns the parts of a shadow, also of CSS text with the same parts; any other text starts over when a slider
 * is moved.
 */
export const shadowOf = (property: 'box-shadow' | 'text-shadow', value: FieldValue | undefined): Shadow => {
  const parts = typeof value === 'string' ? readShadow(property, value) : value
  return typeof parts === 'object' && parts ? { ...emptyShadow(property), ...parts } : emptyShadow(property)
}
