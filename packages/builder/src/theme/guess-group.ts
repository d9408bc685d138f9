import { readColor } from './read-color.ts'
import type { TokenGroup } from './theme.ts'

const colorFunction = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(.*\)$/is
const length =
  /^(?:0|[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:px|r?em|r?ex|r?ch|ic|r?lh|cap|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|%|pt|pc|cm|mm|q|in)|(?:clamp|calc|min|max)\(.*\))$/is
const lengths = /(?:^|\s)[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:px|r?em)?(?=\s)/g
const genericFamily =
  /(?:^|,)\s*(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z]+|-apple-system)\s*(?:,|$)/i

/** Words of names for lengths, the more telling first. */
const namesOfLengths: readonly (readonly [RegExp, TokenGroup])[] = [
  [/radi(?:us|i)|round|corner|^r-/i, 'radius'],
  [/track|letter|leading|line-?height|border|stroke|outline/i, 'other'],
  [/^s-?\d|^s-|spac|gap|gutter|pad|margin|inset|^section$|^row$/i, 'space'],
  [/^t-|^text|font|^fs-|type|heading|^h[1-6](?:-|$)|display|body|caption/i, 'text'],
  [/^w-|width|container|breakpoint|measure|^max-/i, 'width'],
]

const namesOfAliases: readonly (readonly [RegExp, TokenGroup])[] = [
  [/^c-|colou?r|background|^bg-|^fg-/i, 'color'],
  [/^f-|famil/i, 'family'],
  [/shadow|elevation/i, 'shadow'],
  ...namesOfLengths,
]

/** Prefixes of this product's names, before any word in them. */
const prefixes: Readonly<Record<string, TokenGroup>> = {
  t: 'text',
  s: 'space',
  r: 'radius',
  w: 'width',
  x: 'other',
}

const byPrefix = (name: string): TokenGroup | undefined => prefixes[/^([tsrwx])-/.exec(name)?.[1] ?? '']

const byName = (name: string, patterns: typeof namesOfLengths): TokenGroup =>
  byPrefix(name) ?? patterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'

const isShadow = (value: string): boolean =>
  (value.match(lengths)?.length ?? 0) >= 2 &&
  /#[\da-f]{3,8}|\b(?:rgb|hsl|okl|lab|lch|color|var)[a-z-]*\(|inset/i.test(value)

/** Returns the group that fits a value by its form and, where several do, by the name of its token. */
export const guessGroup = (name: string, value: string): TokenGroup => {
  if (byPrefix(name) === 'other') return 'other'
  if (/^var\(/i.test(value)) return byName(name, namesOfAliases)
  const isNamed = /^[a-z]+$/i.test(value) && /^c-|colou?r/i.test(name)
  if (isNamed || readColor(value) || colorFunction.test(value)) return 'color'
  if (length.test(value)) return byName(name, namesOfLengths)
  if (/shadow|elevation/i.test(name) || isShadow(value)) return 'shadow'
  const isFamily = genericFamily.test(value) || (/^f-|famil/i.test(name) && !/[()]/.test(value))
  return isFamily ? 'family' : 'other'
}
