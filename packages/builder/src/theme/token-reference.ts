/** Returns the CSS text of a style value that uses a token. */
export const tokenReference = (name: string): string => `var(--${name})`

// strings and comments come first, so that a name within them is not found
const pieces =
  /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?|(?<![\w-])var\(\s*--([\w-]+)/gi

/** Returns the names of the tokens that a piece of CSS uses, those of fallbacks included, as often as they occur. */
export const tokenUsesIn = (css: string): string[] =>
  /var\(/i.test(css) ? [...css.matchAll(pieces)].flatMap(([, name]) => name ?? []) : []

/** Returns the names of the tokens that a piece of CSS uses, those of fallbacks included, each once. */
export const tokenNamesIn = (css: string): string[] => [...new Set(tokenUsesIn(css))]

/**
 * Returns the names of the tokens to which a text refers anywhere, each once: CSS, or the JSON of something that contains
 * it. Also those in quotes and comments, so that none in use is missed.
 */
export const tokenNamesAnywhere = (text: string): string[] => [
  ...new Set([...text.matchAll(/var\((?:\s|\\[nrtf])*--([\w-]+)/gi)].flatMap(([, name]) => name ?? [])),
]
