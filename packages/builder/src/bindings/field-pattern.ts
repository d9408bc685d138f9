import { placeholder } from './read-text.ts'

/** Returns true for an attribute that holds a regular expression: its braces are not placeholders. */
export const isPattern = (attribute: string): boolean => attribute === 'pattern'

/**
 * Returns a field's pattern as browsers get it. Earlier imports stored `\p\{L}` for `\p{L}`. No pattern that browsers
 * accept has such a brace: an unescaped `}` must close one that is not escaped either.
 */
export const patternText = (stored: string): string =>
  stored.replace(placeholder, (typed: string, slashes: string) => (slashes ? typed.slice(1) : typed))
