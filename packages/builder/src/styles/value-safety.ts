const plain = /^[\w #%.,+-]*$/
const propertyName = /^(?:--[\w-]+|-?[a-z][a-z-]*)$/

/** Returns true for a CSS property name, including custom properties. */
export const isPropertyName = (name: string): boolean => propertyName.test(name)

/** Returns the end of the string that opens at `start`, -1 if it does not close on its line. */
const stringEnd = (value: string, start: number): number => {
  for (let i = start + 1; i < value.length; i += 1) {
    const char = value[i]
    if (char === '\\') i += 1
    else if (char === '\n' || char === '\r' || char === '\f') return -1
    else if (char === value[start]) return i
  }
  return -1
}

const unquotedUrl = /url\(\s*(?!["'\s])[^"'()\\\s]*\s*\)/iy
const quotedUrl = /url\(\s*["']/iy
const openingUrl = /url\(/iy

const inName = /[\w-]|[^\0-\x7f]/

/**
 * Returns true for `url(` as a separate token; at the end of a longer name it is a function, whose braces
 * count.
 */
const opensUrl = (value: string, at: number): boolean =>
  matchEnd(openingUrl, value, at) > 0 && !(at > 0 && inName.test(value[at - 1]!))

const matchEnd = (pattern: RegExp, value: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.test(value) ? pattern.lastIndex : -1
}

/**
 * Returns true if the value stays inside its declaration: quotes and brackets close, and no `;`, brace,
 * comment or `!` is outside them. Follows the tokens of CSS Syntax Level 3, so that all browsers agree.
 */
export const isContainedValue = (value: string): boolean => {
  if (plain.test(value)) return true
  const open: string[] = []
  for (let i = 0; i < value.length; i += 1) {
    const char = value[i]!
    if (char === '\0' || char === '\\' || '{};@!'.includes(char)) return false
    if (char === '/' && value[i + 1] === '*') return false
    if (char === '"' || char === "'") {
      i = stringEnd(value, i)
      if (i < 0) return false
    } else if (char === '(' || char === '[') open.push(char === '(' ? ')' : ']')
    else if ((char === ')' || char === ']') && open.pop() !== char) return false
    else if ((char === 'u' || char === 'U') && opensUrl(value, i)) {
      const end = matchEnd(unquotedUrl, value, i)
      if (end > 0) i = end - 1
      else if (matchEnd(quotedUrl, value, i) < 0) return false
    }
  }
  return open.length === 0
}
