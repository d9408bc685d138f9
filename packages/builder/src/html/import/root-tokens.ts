import { withTheme } from '../theme/with-theme.ts'
import { walkSheet } from '../../styles/walk-sheet.ts'
import { checkTheme } from '../../theme/check-theme.ts'
import { guessGroup } from '../../theme/guess-group.ts'
import { isTokenName, themeLimits, type Theme, type Token } from '../../theme/theme.ts'
import { replaceSheets, sheetsOf } from '../../theme/literals/page-sheets.ts'
import { freeName, namesOfBaseSheets, namesOnPage } from '../../theme/literals/token-names.ts'
import { tidyValue, valueRefusal } from '../../theme/token-value.ts'
import { jsonWithoutReference } from '../../theme/replace-reference.ts'
import { tokenReference } from '../../theme/token-reference.ts'
import type { BuilderDocument } from '../../tree/document.ts'

type Place = 'outside' | 'root' | 'dark' | 'dark root' | 'other'

interface Declared {
  readonly name: string
  readonly value: string
  readonly place: Place
  readonly sheet: number
  readonly from: number
  readonly to: number
}

const comments = /\/\*[^]*?(?:\*\/|$)/g
const isDark = /^@media\s*(?:screen and\s*)?\(\s*prefers-color-scheme\s*:\s*dark\s*\)$/i
const isRoot = /^(?::root|:root\s*,\s*:host|:host\s*,\s*:root)$/i

const opened = (text: string, parent: Place): Place => {
  const prelude = text.replace(comments, ' ').trim()
  if (parent === 'outside' && isDark.test(prelude)) return 'dark'
  if (!isRoot.test(prelude)) return 'other'
  return parent === 'outside' ? 'root' : parent === 'dark' ? 'dark root' : 'other'
}

const declaration = /^\s*--([\w-]+)\s*:([^]*)$/

const declaredIn = (sheets: readonly string[]): readonly Declared[] => {
  const all: Declared[] = []
  for (const [sheet, css] of sheets.entries())
    walkSheet<Place>(css, 'outside', {
      open: opened,
      visit: (from, to, place) => {
        const [, name, value = ''] = declaration.exec(css.slice(from, to).replace(comments, ' ')) ?? []
        if (name !== undefined) all.push({ ...{ name, value, place, sheet, from, to } })
      },
    })
  return all
}

const keyword = /^(?:inherit|initial|unset|revert|revert-layer)$/i

/**
 * Returns the token of a custom property; null for one that a theme, which comes before all style sheets, could not
 * set in their place: because another rule sets it again before, or because its value can't be a token's.
 */
const tokenOf = (name: string, all: readonly Declared[]): Token | null => {
  const light = all.findLastIndex(({ place }) => place === 'root')
  const dark = all.findLastIndex(({ place }) => place === 'dark root')
  const own = all.slice(0, Math.max(light, dark) + 1)
  if (light < 0 || !isTokenName(name) || own.some(({ place }) => place === 'other')) return null
  if (own.some(({ place }, at) => place === 'dark root' && at < light)) return null
  const values = [all[light], all[dark]].flatMap((each) => (each ? [tidyValue(each.value)] : []))
  if (values.some((value) => valueRefusal(value) !== null || keyword.test(value))) return null
  const [value = '', darkValue] = values
  const group = guessGroup(name, value)
  return { name, group, value, ...(darkValue !== undefined && { dark: darkValue }) }
}

const nameGroups = (all: readonly Declared[]): ReadonlyMap<string, readonly Declared[]> => {
  const byName = new Map<string, Declared[]>()
  for (const each of all) {
    const known = byName.get(each.name)
    if (known) known.push(each)
    else byName.set(each.name, [each])
  }
  return byName
}

/** Custom properties of a page that can become design tokens of its theme. */
export interface RootTokens {
  readonly tokens: readonly Token[]
  /** Names that the theme has with another value. */
  readonly clashes: readonly string[]
  /** Names on `:root` that stay in the style sheets. */
  readonly staying: readonly string[]
  /** Why the page’s custom properties can’t become design tokens; null if they can. */
  readonly refusal: string | null
}

const sameValue = (one: Token, other: Token | undefined): boolean =>
  other !== undefined && !other.isRetired && one.value === other.value && one.dark === other.dark

const stay = 'The custom properties of the page stay in its style sheets.'

const refusalOf = (tokens: readonly Token[], count: number): string | null => {
  if (count > themeLimits.tokens)
    return `With the page’s custom properties, the theme would have ${count.toLocaleString('en-US')} design tokens; ${themeLimits.tokens} are possible. ${stay}`
  const checked = checkTheme({ name: 'Page', tokens })
  return checked.ok ? null : `${checked.sentence} ${stay}`
}

/** Finds the custom properties that the style sheets of a page set on `:root`; null if there are none. */
export const rootTokensOf = (document: BuilderDocument): RootTokens | null => {
  const { theme } = document.page
  const tokens: Token[] = []
  const staying: string[] = []
  for (const [name, all] of nameGroups(declaredIn(sheetsOf(document)))) {
    if (!all.some(({ place }) => place === 'root' || place === 'dark root')) continue
    const token = tokenOf(name, all)
    // dark values apply to all tokens of a theme, or to none
    if (token && !(token.dark !== undefined && theme && !theme.hasDark)) tokens.push(token)
    else staying.push(name)
  }
  if (tokens.length + staying.length === 0) return null
  const present = new Map(theme?.tokens.map((token) => [token.name, token]))
  const clashes = tokens.flatMap((token) => {
    const other = present.get(token.name)
    const isClash = other
      ? !sameValue(token, other)
      : theme && !theme.keepsBase && namesOfBaseSheets.has(token.name)
    return isClash ? [token.name] : []
  })
  const added = tokens.filter(({ name }) => !present.has(name) || clashes.includes(name)).length
  const count = [...present.values()].filter(({ isRetired }) => !isRetired).length + added
  return { tokens, clashes, staying, refusal: refusalOf(tokens, count) }
}

/** Way to resolve names that the theme has with other values: new names, or the values of the theme. */
export type ClashChoice = 'rename' | 'theme'

const declares = (name: string): RegExp => new RegExp(`(?<![\\w.#-])--${name}(?![\\w-])`, 'g')

const renamed = (document: BuilderDocument, from: string, to: string): BuilderDocument => {
  const sheets = replaceSheets(document, (css) => css.replace(declares(from), `--${to}`))
  const nodes = [...sheets.nodes].map(([id, record]) => {
    const next = jsonWithoutReference(record, from, tokenReference(to))
    const style = next.addition.attributes?.style?.replace(declares(from), `--${to}`)
    const attributes = { ...next.addition.attributes, ...(style !== undefined && { style }) }
    return [id, style === undefined ? next : { ...next, addition: { ...next.addition, attributes } }] as const
  })
  return { ...sheets, nodes: new Map(nodes) }
}

/** Returns a page without the declarations of these custom properties on `:root`. */
const withoutDeclarations = (document: BuilderDocument, names: ReadonlySet<string>): BuilderDocument => {
  const all = declaredIn(sheetsOf(document)).filter(
    ({ name, place }) => names.has(name) && (place === 'root' || place === 'dark root'),
  )
  return replaceSheets(document, (css, sheet) => {
    let left = ''
    let done = 0
    for (const each of all) {
      if (each.sheet !== sheet) continue
      left += css.slice(done, each.from)
      done = css[each.to] === ';' ? each.to + 1 : each.to
    }
    return left + css.slice(done)
  })
}

/**
 * Moves the found custom properties of a page into its theme, which it gets if it has none. Those with the name of
 * another design token get a new name everywhere on the page, or give way to the theme's.
 */
export const takeRootTokens = (
  document: BuilderDocument,
  { tokens, clashes }: RootTokens,
  clash: ClashChoice,
): BuilderDocument => {
  const { theme } = document.page
  const taken = namesOnPage(document)
  for (const name of namesOfBaseSheets) taken.add(name)
  for (const { name } of theme?.tokens ?? []) taken.add(name)
  let next = withoutDeclarations(document, new Set(tokens.map(({ name }) => name)))
  let own: readonly Token[] = tokens
  const kept = new Set(theme?.tokens.filter(({ isRetired }) => !isRetired).map(({ name }) => name))
  for (const name of clashes) {
    if (clash === 'theme' && kept.has(name)) continue
    const to = freeName(name, taken)
    next = renamed(next, name, to)
    own = jsonWithoutReference(own, name, tokenReference(to)).map((token) =>
      token.name === name ? { ...token, name: to } : token,
    )
  }
  const present = new Set(theme?.tokens.map(({ name }) => name))
  const added = own.filter(({ name }) => !present.has(name))
  const hasDark = added.some(({ dark }) => dark !== undefined)
  const merged: Theme = theme
    ? { ...theme, tokens: [...theme.tokens, ...added] }
    : { name: 'My theme', tokens: added, hasDark, keepsBase: true }
  return { ...next, page: withTheme(next.page, merged) }
}
