import { invalidValue } from '../../rules/refusals.ts'
import { namesOfBaseSheets } from '../../theme/literals/token-names.ts'
import type { Theme, Token } from '../../theme/theme.ts'
import { tokenNamesAnywhere } from '../../theme/token-reference.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { CommandResult } from '../command.ts'
import { setTheme } from '../set-theme.ts'

/** Returns the deleted tokens that a theme keeps, because something may use them. */
export const retiredTokens = (theme: Theme): readonly Token[] =>
  theme.tokens.filter(({ isRetired }) => isRetired === true)

const valuesOf = ({ value, dark = '' }: Token): string => `${value} ${dark}`

/** Returns the names of the retired tokens that something uses: the page, its theme, or `usedElsewhere`. */
const namesInUse = (
  document: BuilderDocument,
  theme: Theme,
  usedElsewhere: Iterable<string>,
): ReadonlySet<string> => {
  const { theme: _theme, ...page } = document.page
  const present = theme.tokens.filter(({ isRetired }) => !isRetired)
  const texts = [
    JSON.stringify([page, [...document.nodes.values()].map(({ props, addition }) => [props, addition])]),
    JSON.stringify(theme.styles ?? []),
    theme.css ?? '',
    ...present.map(valuesOf),
  ]
  const used = new Set([...usedElsewhere, ...namesOfBaseSheets, ...tokenNamesAnywhere(texts.join(' '))])
  const byName = new Map(retiredTokens(theme).map((token) => [token.name, token]))
  // those that a kept one refers to stay with it
  for (const name of used) {
    const token = byName.get(name)
    if (token) for (const each of tokenNamesAnywhere(valuesOf(token))) used.add(each)
  }
  return used
}

/**
 * Removes the deleted tokens that nothing uses. `usedElsewhere` has the names that other pages and sections use.
 * Refused if all are in use.
 */
export const clearRetiredTokens = (
  document: BuilderDocument,
  usedElsewhere: Iterable<string>,
): CommandResult => {
  const { theme } = document.page
  if (!theme) return invalidValue('This page has no theme.')
  const used = namesInUse(document, theme, usedElsewhere)
  const tokens = theme.tokens.filter(({ name, isRetired }) => !isRetired || used.has(name))
  return tokens.length === theme.tokens.length
    ? invalidValue('Pages or sections still use each deleted design token.')
    : setTheme(document, { theme: { ...theme, tokens } })
}
