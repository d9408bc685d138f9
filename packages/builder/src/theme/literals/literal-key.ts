import { parseColor } from '../../checks/color.ts'
import type { LiteralGroup } from './literal.ts'

// Only notations that every browser of the last ten years reads: a declaration that a browser drops lets an
// earlier one win, while one with `var()` never gives way.
const channel = '\\d+(?:\\.\\d+)?%?'
const alpha = '(?:\\d+(?:\\.\\d+)?|\\.\\d+)%?'
const listed = `${channel}\\s*,\\s*${channel}\\s*,\\s*${channel}(?:\\s*,\\s*${alpha})?`
const spaced = `${channel}\\s+${channel}\\s+${channel}(?:\\s*/\\s*${alpha})?`
const hueListed = `\\d+(?:\\.\\d+)?\\s*,\\s*${channel}\\s*,\\s*${channel}(?:\\s*,\\s*${alpha})?`
const color = new RegExp(
  `^(?:#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})|[a-z]+|rgba?\\(\\s*(?:${listed}|${spaced})\\s*\\)|hsla?\\(\\s*${hueListed}\\s*\\))$`,
  'i',
)

/** Returns the key of a color; null for one that is not plain, or that is transparent by its name. */
export const colorKey = (text: string): string | null => {
  const trimmed = text.trim()
  if (!color.test(trimmed) || /^transparent$/i.test(trimmed)) return null
  return parseColor(trimmed)?.join(' ') ?? null
}

const number = '(?:\\d+(?:\\.\\d+)?|\\.\\d+)'
const length = new RegExp(`^(${number})(px|r?em|pt|%|v[wh]|ch|ex|vmin|vmax)$`, 'i')
const term = `${number}(?:px|r?em|vw|vh)`
const clamp = new RegExp(
  `^clamp\\(\\s*${term}\\s*,\\s*${term}(?:\\s+[-+]\\s+${term})?\\s*,\\s*${term}\\s*\\)$`,
  'i',
)

/** Returns the key of a length above zero; null for anything else. */
export const lengthKey = (text: string): string | null => {
  const [, digits, unit = ''] = length.exec(text) ?? []
  if (digits !== undefined) return Number(digits) > 0 ? `${Number(digits)}${unit.toLowerCase()}` : null
  return clamp.test(text)
    ? text
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .replace(/\s*([(),])\s*/g, '$1')
    : null
}

const word = '-?[a-z_][\\w-]*'
const family = new RegExp(`^(?:"[^"\\\\\\n]+"|'[^'\\\\\\n]+'|${word}(?:\\s+${word})*)$`, 'i')
const wide = /^(?:inherit|initial|unset|revert|revert-layer|default)$/i

const familyKey = (text: string): string | null => {
  const names = text.split(',').map((each) => each.trim())
  return names.every((name) => family.test(name) && !wide.test(name)) ? names.join(', ') : null
}

const offset = new RegExp(`^-?(?:0|${number}(?:px|r?em))$`, 'i')

/** Splits CSS at a letter outside of brackets. */
export const splitOutside = (text: string, at: RegExp): string[] => {
  const parts: string[] = ['']
  let depth = 0
  for (const letter of text.trim()) {
    if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    if (depth === 0 && at.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.filter((part) => part !== '')
}

const isShadow = (text: string, isOfText: boolean): boolean => {
  const words = splitOutside(text, /\s/)
  const rest = words.filter((each) => !(each.toLowerCase() === 'inset' && !isOfText))
  const colors = rest.filter((each) => colorKey(each) !== null)
  const at = rest.findIndex((each) => colorKey(each) !== null)
  const lengths = rest.filter((each) => offset.test(each))
  return (
    words.length - rest.length <= 1 &&
    colors.length <= 1 &&
    lengths.length + colors.length === rest.length &&
    (at <= 0 || at === rest.length - 1) &&
    lengths.length >= 2 &&
    lengths.length <= (isOfText ? 3 : 4) &&
    !lengths[2]?.startsWith('-')
  )
}

/** Returns the key of a list of shadows; null for one that not every browser reads. */
export const shadowKey = (text: string, isOfText = false): string | null => {
  const shadows = splitOutside(text, /,/).map((each) => each.trim())
  return shadows.length > 0 && shadows.every((each) => isShadow(each, isOfText))
    ? shadows.map((each) => each.replace(/\s+/g, ' ')).join(', ')
    : null
}

/** Returns the key of a text as a value of a group; null if it is no literal. */
export const literalKey = (group: LiteralGroup, text: string): string | null => {
  if (group === 'color') return colorKey(text)
  if (group === 'family') return familyKey(text)
  return group === 'shadow' ? shadowKey(text) : lengthKey(text.trim())
}
