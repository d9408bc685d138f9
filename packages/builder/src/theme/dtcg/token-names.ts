import { isTokenName, themeLimits } from '../theme.ts'
import { extensionOf } from './format.ts'
import type { FileToken } from './read-tree.ts'

/** Names of the tokens of a file. */
export interface TokenNames {
  readonly byPath: ReadonlyMap<string, string>
  /** Paths whose name has other letters than the path, or a number behind it. */
  readonly changed: readonly string[]
}

/** Room for the number of a name that occurs twice. */
const longest = themeLimits.tokenName - 6

/** Returns a path in the letters of a custom property. */
const plainName = (path: string): string =>
  path
    .split('.')
    .filter((step) => step !== '$root')
    .join('-')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longest) || 'token'

const joined = (path: string): string => path.replaceAll('.$root', '').replaceAll('.', '-')

/** Gives tokens different paths, which are equal in a file with dots in names. */
export const withUniquePaths = (tokens: readonly FileToken[]): FileToken[] => {
  const seen = new Map<string, number>()
  return tokens.map((token) => {
    const times = (seen.get(token.path) ?? 0) + 1
    seen.set(token.path, times)
    return times === 1 ? token : { ...token, path: `${token.path} ${times}` }
  })
}

/** Returns a name for each token: its own if this product wrote the file, else one made of its path. */
export const tokenNames = (tokens: readonly FileToken[]): TokenNames => {
  const byPath = new Map<string, string>()
  const taken = new Map<string, number>()
  const changed: string[] = []
  for (const { path, node } of tokens) {
    const own = extensionOf(node).name
    const wanted = typeof own === 'string' && isTokenName(own) ? own : plainName(path)
    let name = wanted
    let number = taken.get(wanted) ?? 1
    for (; taken.has(name); number += 1) name = `${wanted.slice(0, longest)}-${number + 1}`
    taken.set(wanted, number)
    taken.set(name, 1)
    byPath.set(path, name)
    if (name !== own && name !== joined(path)) changed.push(path)
  }
  return { byPath, changed }
}
