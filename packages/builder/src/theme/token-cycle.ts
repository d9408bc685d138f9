import type { Token } from './theme.ts'
import { tokenNamesIn } from './token-reference.ts'

type NamesIn = (css: string) => readonly string[]

/**
 * Returns the names of tokens that refer to each other in a circle, the first one again at the end; null if there
 * is no circle. `values` returns the value of a token in the variant that is checked.
 */
const cycleOf = (
  tokens: readonly Token[],
  values: (token: Token) => string,
  namesIn: NamesIn,
): string[] | null => {
  const uses = new Map(tokens.map((token) => [token.name, namesIn(values(token))]))
  const done = new Set<string>()
  for (const { name: start } of tokens) {
    const path: { readonly name: string; next: number }[] = done.has(start) ? [] : [{ name: start, next: 0 }]
    const open = new Set(path.map(({ name }) => name))
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const name = uses.get(top.name)?.[top.next]
      top.next += 1
      if (name === undefined) {
        done.add(top.name)
        open.delete(top.name)
        path.pop()
      } else if (open.has(name)) {
        const names = path.map((step) => step.name)
        return [...names.slice(names.indexOf(name)), name]
      } else if (uses.has(name) && !done.has(name)) {
        open.add(name)
        path.push({ name, next: 0 })
      }
    }
  }
  return null
}

/** Returns the names of tokens that refer to each other in a circle, in the light or the dark variant. */
export const tokenCycle = (tokens: readonly Token[], namesIn: NamesIn = tokenNamesIn): string[] | null =>
  cycleOf(tokens, ({ value }) => value, namesIn) ??
  (tokens.some(({ dark }) => dark !== undefined)
    ? cycleOf(tokens, ({ value, dark }) => dark ?? value, namesIn)
    : null)

/** Returns the tokens without those that would refer to themselves. */
export const withoutCycles = (tokens: readonly Token[]): Token[] => {
  const known = new Map<string, readonly string[]>()
  const namesIn = (css: string): readonly string[] => {
    const names = known.get(css) ?? tokenNamesIn(css)
    known.set(css, names)
    return names
  }
  const left = new Map(tokens.map((token) => [token.name, token]))
  for (let cycle = tokenCycle(tokens, namesIn); cycle; cycle = tokenCycle([...left.values()], namesIn))
    left.delete(cycle[0]!)
  return [...left.values()]
}

/** Returns the sentence about a circle of tokens. */
export const cycleSentence = (names: readonly string[]): string => {
  const [first, ...others] = names.slice(0, -1).map((name) => `“${name}”`)
  if (others.length === 0) return `${first} refers to itself. Give it a value of its own.`
  const through = others.length > 3 ? [...others.slice(0, 2), `${others.length - 2} more`] : others
  const list = through.length === 1 ? through[0] : `${through.slice(0, -1).join(', ')} and ${through.at(-1)}`
  return `${first} refers to itself through ${list}. Give one of them a value of its own.`
}
