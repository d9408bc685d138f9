import { themeLimits, type Token } from './theme.ts'
import { tokenUsesIn } from './token-reference.ts'

/** Returns the length of each token's value with those it refers to in their places. Tokens have no circles. */
const lengthsOf = (
  tokens: readonly Token[],
  valueOf: (token: Token) => string,
): ReadonlyMap<string, number> => {
  const values = new Map(tokens.map((token) => [token.name, valueOf(token)]))
  const lengths = new Map<string, number>()
  const lengthOf = (name: string): number => {
    const known = lengths.get(name)
    const value = values.get(name)
    if (known !== undefined || value === undefined) return known ?? 0
    const length = tokenUsesIn(value).reduce((sum, used) => sum + lengthOf(used), value.length)
    lengths.set(name, length)
    return length
  }
  for (const { name } of tokens) lengthOf(name)
  return lengths
}

/**
 * Returns the names of tokens whose values become too long in a browser. A few tokens that each refer to the next
 * one many times would fill its memory.
 */
export const tooLongTokens = (tokens: readonly Token[]): string[] => {
  const light = lengthsOf(tokens, ({ value }) => value)
  const dark = lengthsOf(tokens, ({ value, dark: own }) => own ?? value)
  return tokens
    .map(({ name }) => name)
    .filter((name) => Math.max(light.get(name) ?? 0, dark.get(name) ?? 0) > themeLimits.expanded)
}
