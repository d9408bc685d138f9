import { isTokenName, type Theme, type Token } from './theme.ts'
import { tokenNamesIn } from './token-reference.ts'
import { tidyValue, valueRefusal } from './token-value.ts'

export interface ThemeCssOptions {
  /** Names of the tokens that the page uses; those that they refer to are added. Without it all are written. */
  readonly used?: ReadonlySet<string>
  /** Writes all dark values, also while they are off, in a form that only `tokensOfStyleSheet` reads. */
  readonly keepsDark?: boolean
  /** Makes fields and scrollbars dark together with the page's design tokens. */
  readonly setsScheme?: boolean
}

/** Query that matches no device, around dark values while they are off. */
export const noDevice = '@media not all'
const darkDevice = '@media (prefers-color-scheme:dark)'

/** Returns the used tokens and those that they refer to. */
const reached = (tokens: readonly Token[], used: ReadonlySet<string>): ReadonlySet<string> => {
  const byName = new Map(tokens.map((token) => [token.name, token]))
  const names = new Set<string>()
  const open = [...used]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const token = byName.get(name)
    if (!token || names.has(name)) continue
    names.add(name)
    open.push(...tokenNamesIn(token.value), ...tokenNamesIn(token.dark ?? ''))
  }
  return names
}

const isWritable = (value: string | undefined): value is string =>
  value !== undefined && valueRefusal(value) === null

const declarationsOf = (tokens: readonly Token[], valueOf: (token: Token) => string | undefined): string =>
  tokens
    .flatMap((token) => {
      const value = valueOf(token)
      return isTokenName(token.name) && isWritable(value) ? `--${token.name}:${tidyValue(value)}` : []
    })
    .join(';')

/**
 * Returns the tokens of a theme as custom properties, in order; an empty text if none is used. A token that
 * `checkTheme` would refuse is left out, so that the text is safe within a style element.
 */
export const themeCss = (
  theme: Theme,
  { used, keepsDark = false, setsScheme = false }: ThemeCssOptions = {},
): string => {
  const names = used && reached(theme.tokens, used)
  const tokens = names ? theme.tokens.filter(({ name }) => names.has(name)) : theme.tokens
  const light = declarationsOf(tokens, ({ value }) => value)
  const dark =
    theme.hasDark || keepsDark
      ? declarationsOf(tokens, (token) => (token.dark === token.value && !keepsDark ? undefined : token.dark))
      : ''
  const query = theme.hasDark ? darkDevice : noDevice
  const scheme = setsScheme && theme.hasDark && dark ? 'color-scheme:light dark;' : ''
  return (light && `:root{${scheme}${light}}`) + (dark && `${query}{:root{${dark}}}`)
}
