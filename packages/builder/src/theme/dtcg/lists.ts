/** Splits CSS text at commas or blanks that are outside of quotes and brackets. */
export const splitList = (css: string, separator: ',' | ' ' = ','): string[] => {
  const parts: string[] = []
  let [from, depth, quote] = [0, 0, '']
  for (let i = 0; i < css.length; i += 1) {
    const letter = css[i]!
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    else if (letter === separator && depth <= 0) {
      parts.push(css.slice(from, i))
      from = i + 1
    }
  }
  return [...parts, css.slice(from)].map((part) => part.trim()).filter(Boolean)
}

/** Returns the text of a CSS string, or the words as they are. */
export const unquoted = (css: string): string => /^(["'])(.*)\1$/s.exec(css)?.[2] ?? css
