import type { Theme, TokenGroup } from '@web2/builder'

const prefixes: Readonly<Record<TokenGroup, string>> = {
  color: 'c',
  family: 'f',
  text: 't',
  space: 's',
  radius: 'r',
  shadow: 'shadow',
  width: 'w',
  other: 'x',
}

const letters = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/**
 * Returns a name for a new token that its theme does not have: the typed name in the letters of custom
 * properties, behind the prefix of its group.
 */
export const freeTokenName = (theme: Theme, group: TokenGroup, typed: string): string => {
  const taken = new Set(theme.tokens.map(({ name }) => name))
  const wanted = `${prefixes[group]}-${letters(typed) || 'token'}`
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(name)) return name
  }
}
