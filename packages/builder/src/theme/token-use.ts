import type { TokenGroup } from './theme.ts'

const exact = /^var\(\s*--([\w-]+)\s*\)$/

/** Returns the name of the token that a style value consists of, or null if it is anything else. */
export const tokenOfValue = (value: unknown): string | null =>
  typeof value === 'string' ? (exact.exec(value.trim())?.[1] ?? null) : null

const patterns: readonly (readonly [RegExp, readonly TokenGroup[]])[] = [
  [/^border-(?:.*-)?radius$/, ['radius']],
  [/color$|^fill$|^stroke$/, ['color']],
  [/^font-family$/, ['family']],
  [/^font-size$/, ['text']],
  [/^(?:box|text)-shadow$/, ['shadow']],
  [/^(?:clip-path|mask-image|backdrop-filter)$/, ['other']],
  [/^(?:margin|padding|gap|row-gap|column-gap|inset|top|right|bottom|left)(?:-|$)/, ['space']],
  [/^(?:min-|max-)?(?:width|inline-size)$/, ['width', 'space']],
  [/^(?:min-|max-)?(?:height|block-size)$/, ['space', 'width']],
]

/** Returns the groups whose tokens fit a CSS property, the best first; none for a property without tokens. */
export const tokenGroupsFor = (property: string): readonly TokenGroup[] =>
  patterns.find(([pattern]) => pattern.test(property))?.[1] ?? []
