import { checkStyleValue } from './declarations.ts'
import type { Style } from './style.ts'

/** Splits a style attribute at semicolons outside quotes and brackets. */
export const splitDeclarations = (css: string): string[] => {
  const found: string[] = []
  let depth = 0
  let quote = ''
  let start = 0
  for (let i = 0; i < css.length; i += 1) {
    const char = css[i]!
    if (char === '\\') i += 1
    else if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '(') depth += 1
    else if (char === ')') depth -= 1
    else if (char === ';' && depth <= 0) {
      found.push(css.slice(start, i))
      start = i + 1
    }
  }
  return [...found, css.slice(start)].map((each) => each.trim()).filter(Boolean)
}

const parsed = (declaration: string): { property: string; value: string } => {
  const colon = declaration.indexOf(':')
  const name = declaration.slice(0, colon).trim()
  return {
    property: name.startsWith('--') ? name : name.toLowerCase(),
    value: declaration.slice(colon + 1).trim(),
  }
}

/**
 * Parses the declarations of a style attribute; `left` contains those a style can't represent, such as
 * !important.
 */
export const parseInlineStyle = (css: string): { style: Style; left: string } => {
  const style: Record<string, string> = {}
  const left: string[] = []
  for (const declaration of splitDeclarations(css)) {
    const { property, value } = parsed(declaration)
    delete style[property]
    if (declaration.includes(':') && checkStyleValue(property, value) === null) style[property] = value
    else left.push(declaration)
  }
  return { style, left: left.join(';') }
}
