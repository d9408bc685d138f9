import { checkStyleValue, declarations, parseInlineStyle, type Style } from '@web2/builder'

/** Returns the declarations of a style, one per line. */
export const cssLines = (style: Style): string =>
  Object.entries(style)
    .map(([property, value]) => (value === undefined ? '' : declarations({ [property]: value })))
    .filter(Boolean)
    .map((line) => `${line.replace(':', ': ')};`)
    .join('\n')

/** Returns why CSS text can't be the style of a block; null if it can. */
export const cssRefusal = (text: string): string | null => {
  const { style, left } = parseInlineStyle(text.replace(/\/\*.*?\*\//gs, ''))
  const [wrong] = left.split(';').filter((each) => each.trim() !== '')
  if (wrong === undefined) {
    const property = Object.keys(style).find((name) => checkStyleValue(name, style[name] ?? '') !== null)
    return property === undefined ? null : `The value of ${property} isn’t valid.`
  }
  if (/!\s*important/i.test(wrong))
    return 'Remove !important. Values set here already override the page’s style sheets.'
  if (/[{}]/.test(wrong)) return 'Enter only declarations such as “color: red;”, without a selector.'
  return `“${wrong.trim()}” isn’t a declaration such as “color: red;”.`
}

/** Returns the changes that turn a style into the given CSS text. */
export const cssChanges = (before: Style, text: string): Record<string, Style[string]> => {
  const { style } = parseInlineStyle(text.replace(/\/\*.*?\*\//gs, ''))
  const changes: Record<string, Style[string]> = {}
  for (const property of Object.keys(before)) if (!(property in style)) changes[property] = undefined
  for (const [property, value] of Object.entries(style)) {
    const same = declarations({ [property]: before[property] }) === declarations({ [property]: value })
    if (!same) changes[property] = value
  }
  return changes
}
