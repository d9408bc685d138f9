/** Returns the end of the string that opens at `start`, -1 if it does not close. */
const stringEnd = (text: string, start: number): number => {
  for (let i = start + 1; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1
    else if (text[i] === text[start]) return i
  }
  return -1
}

/** Returns the last position of a URL without quotes that opens at `start`, -1 if there is none. */
const plainUrlEnd = (text: string, start: number): number => {
  const plain = /(?<![\w-])url\(\s*(?!["'\s])[^"'()\\\s]*\s*\)/iy
  plain.lastIndex = start
  return plain.test(text) ? plain.lastIndex - 1 : -1
}

/**
 * Splits a CSS value at the commas, or at the spaces, outside of brackets, strings and URLs. Returns the
 * trimmed parts; null for a text whose brackets or quotes don't close, or that contains a comment.
 */
export const splitValue = (text: string, at: 'comma' | 'space'): readonly string[] | null => {
  const isBorder = at === 'comma' ? /,/ : /\s/
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i]!
    if (char === '/' && text[i + 1] === '*') return null
    if (char === '\\') i += 1
    else if (char === '"' || char === "'") {
      i = stringEnd(text, i)
      if (i < 0) return null
    } else if (char === 'u' || char === 'U') {
      const end = plainUrlEnd(text, i)
      if (end > 0) i = end
    } else if (char === '(') depth += 1
    else if (char === ')') {
      depth -= 1
      if (depth < 0) return null
    } else if (depth === 0 && isBorder.test(char)) {
      parts.push(text.slice(from, i).trim())
      from = i + 1
    }
  }
  if (depth > 0) return null
  parts.push(text.slice(from).trim())
  return at === 'space' ? parts.filter((part) => part !== '') : parts
}
