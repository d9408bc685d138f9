import { isContainedValue } from '../styles/value-safety.ts'
import { themeLimits, type TokenGroup } from './theme.ts'

/** Functions and names with which a value loads a file or runs code. */
const loads = /(?<![\w-])(?:url|src|image|(?:-webkit-)?image-set)\s*\(|\/\//i
const runs =
  /(?<![\w-])expression\s*\(|(?:java|vb|live)script\s*:|mocha\s*:|-moz-binding|(?<![\w-])behavior\s*:/i

const outside = /[^\t\n\f\r\x20-\x7e\u00a0-\u{10ffff}]/u

/**
 * Returns the value as it is stored: without blanks around it, on one line. Blanks in strings count, so only line
 * breaks and tabs become spaces.
 */
export const tidyValue = (value: string): string => value.trim().replace(/[\t\n\f\r]+/g, ' ')

/**
 * Returns why a text can't be the value of a token, as a sentence; null if it can. The value stays within its
 * declaration and within a style element, loads nothing and runs nothing, wherever a style uses it.
 */
export const valueRefusal = (value: string): string | null => {
  const text = tidyValue(value)
  if (text === '') return 'Enter a value.'
  if (text.length > themeLimits.value)
    return `The value is longer than ${themeLimits.value.toLocaleString('en-US')} characters. Shorten it.`
  if (runs.test(text)) return 'Values can’t run code. Use a color, size or other CSS value.'
  if (loads.test(text)) return 'Values can’t load files. Set images and fonts in the block that uses them.'
  if (/[;{}<>\\@]|\/\*/.test(text) || outside.test(text))
    return 'The value has characters that a design token can’t have. Remove ; { } < > @ \\ and comments.'
  return isContainedValue(text)
    ? null
    : 'The value is not valid CSS. Check its quotes and brackets, and remove !.'
}

const colorLike = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|[a-z-]+\(.*\))$/i
const lengthLike = /^(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[a-z%]*)|[a-z-]+\(.*\)|[a-z-]+)$/i

const shapes: Partial<Record<TokenGroup, { readonly shape: RegExp; readonly sentence: string }>> = {
  color: { shape: colorLike, sentence: 'Enter a color such as #1d4ed8 or rgb(29 78 216).' },
  text: { shape: lengthLike, sentence: 'Enter a size such as 1.25rem or clamp(1rem, 2vw, 1.5rem).' },
  width: { shape: lengthLike, sentence: 'Enter a width such as 75rem.' },
}

/** Returns why a value can't be used for a token of a group, as a sentence; null if it can. */
export const checkTokenValue = (group: TokenGroup, value: string): string | null => {
  const refusal = valueRefusal(value)
  if (refusal !== null) return refusal
  const expected = shapes[group]
  return expected && !expected.shape.test(tidyValue(value)) ? expected.sentence : null
}
