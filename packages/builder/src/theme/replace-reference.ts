import { tokenNamesIn } from './token-reference.ts'

const opening = (name: string): RegExp => new RegExp(`(?<![\\w-])var\\(\\s*--${name}(?![\\w-])`, 'i')

/** Returns the position behind the bracket that closes the one before `from`; -1 if none does. */
const behindBracket = (css: string, from: number): number => {
  let depth = 1
  for (let at = from; at < css.length; at += 1) {
    const letter = css[at]
    if (letter === '"' || letter === "'") {
      const end = css.indexOf(letter, at + 1)
      if (end < 0) return -1
      at = end
    } else if (letter === '(') depth += 1
    else if (letter === ')') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return -1
}

/** Returns CSS with another value in place of each reference to a token, together with its fallback. */
export const withoutReference = (css: string, name: string, by: string): string => {
  if (!tokenNamesIn(css).includes(name)) return css
  const start = opening(name)
  let written = ''
  let rest = css
  for (let found = start.exec(rest); found; found = start.exec(rest)) {
    const end = behindBracket(rest, found.index + 'var('.length)
    if (end < 0) break
    written += rest.slice(0, found.index) + by
    rest = rest.slice(end)
  }
  return written + rest
}

/** Returns JSON with the references replaced in all its texts; the same object if it has none. */
export const jsonWithoutReference = <T>(value: T, name: string, by: string): T => {
  if (typeof value === 'string') return withoutReference(value, name, by) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const next = entries.map(([key, each]) => [key, jsonWithoutReference<unknown>(each, name, by)] as const)
  if (next.every(([, each], at) => each === entries[at]?.[1])) return value
  return (Array.isArray(value) ? next.map(([, each]) => each) : Object.fromEntries(next)) as T
}
