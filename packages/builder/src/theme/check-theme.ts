import { customCssRefusal, tidyCustomCss } from '../custom-css/custom-css.ts'
import { isObject } from '../json/is-object.ts'
import { quoted } from './quoted.ts'
import { checkNamedStyles } from './named/check-named-styles.ts'
import { tooLongTokens } from './expanded-length.ts'
import { checkSiteBreakpoints } from './site-breakpoints.ts'
import { isTokenGroup, isTokenName, themeLimits, tokenGroups, type Theme, type Token } from './theme.ts'
import { cycleSentence, tokenCycle } from './token-cycle.ts'
import { tidyValue, valueRefusal } from './token-value.ts'

export type CheckedTheme =
  { readonly ok: true; readonly theme: Theme } | { readonly ok: false; readonly sentence: string }

/** Parts of a token that CSS can't express. */
export type TokenData = Pick<Token, 'label' | 'isRetired'>

type Unknown = Readonly<Record<string, unknown>>

/** Checks the parts of a token that CSS can't express; returns a sentence if one is wrong. */
export const checkTokenData = (name: string, { label, isRetired }: Unknown): TokenData | string => {
  if (label !== undefined && (typeof label !== 'string' || label.trim() === ''))
    return `The label of ${quoted(name)} is not a text.`
  if (typeof label === 'string' && (label.length > themeLimits.label || /\p{Cc}/u.test(label)))
    return `The label of ${quoted(name)} is not one line of up to ${themeLimits.label} characters. Shorten it.`
  if (isRetired !== undefined && typeof isRetired !== 'boolean')
    return `“isRetired” of ${quoted(name)} must be true or false.`
  return {
    ...(typeof label === 'string' && { label: label.trim() }),
    ...(isRetired === true && { isRetired }),
  }
}

const checkToken = (value: unknown, at: number): Token | string => {
  if (!isObject(value) || typeof value.name !== 'string') return `Design token ${at + 1} has no name.`
  const { name, group, value: text, dark } = value
  if (!isTokenName(name))
    return `${quoted(name)} can’t be the name of a design token. Use up to ${themeLimits.tokenName} letters, digits, hyphens and underscores.`
  if (!isTokenGroup(group)) return `${quoted(name)} has no group. Use ${tokenGroups.join(', ')}.`
  if (typeof text !== 'string') return `${quoted(name)} has no value.`
  const refusal = valueRefusal(text)
  if (refusal !== null) return `${quoted(name)}: ${refusal}`
  const more = checkTokenData(name, value)
  if (typeof more === 'string') return more
  if (dark === undefined) return { name, group, value: tidyValue(text), ...more }
  if (typeof dark !== 'string') return `The dark value of ${quoted(name)} is not a text.`
  const darkRefusal = valueRefusal(dark)
  if (darkRefusal !== null) return `Dark value of ${quoted(name)}: ${darkRefusal}`
  return { name, group, value: tidyValue(text), dark: tidyValue(dark), ...more }
}

const no = (sentence: string): CheckedTheme => ({ ok: false, sentence })

/** Returns the sentence about a theme with too many tokens. */
export const tooManyTokens = (count: number): string =>
  `The theme has ${count.toLocaleString('en-US')} design tokens; ${themeLimits.tokens} are possible. Remove those you don’t use.`

/** Returns why a theme has too many tokens, in use or deleted; null if it hasn't. */
const countRefusal = (tokens: readonly unknown[]): string | null => {
  const retired = tokens.filter((token) => isObject(token) && token.isRetired === true).length
  if (tokens.length - retired > themeLimits.tokens) return tooManyTokens(tokens.length - retired)
  return retired > themeLimits.retired
    ? `The theme keeps ${retired.toLocaleString('en-US')} deleted design tokens; ${themeLimits.retired} are possible. Use “Clear deleted design tokens” in the theme’s menu.`
    : null
}

const tooLongSentence = (name: string): string =>
  `“${name}” is longer than ${themeLimits.expanded.toLocaleString('en-US')} characters with the design tokens it refers to. Shorten it.`

/**
 * Checks a theme from outside, such as a file or a stored record, and returns it with tidy values and without
 * anything that is not part of a theme.
 */
export const checkTheme = (value: unknown): CheckedTheme => {
  if (!isObject(value)) return no('This is not a theme.')
  const { name, tokens, hasDark = false, styles = [], breakpoints = [], css = '', keepsBase = false } = value
  if (typeof name !== 'string' || name.replaceAll('\0', '').trim() === '') return no('The theme has no name.')
  if (name.length > themeLimits.themeName)
    return no(`The theme’s name is longer than ${themeLimits.themeName} characters. Shorten it.`)
  if (typeof hasDark !== 'boolean') return no('“hasDark” of the theme must be true or false.')
  if (typeof keepsBase !== 'boolean') return no('“keepsBase” of the theme must be true or false.')
  if (!Array.isArray(tokens)) return no('The theme has no list of design tokens.')
  const tooMany = countRefusal(tokens)
  if (tooMany !== null) return no(tooMany)
  const found = new Map<string, Token>()
  for (const [at, each] of tokens.entries()) {
    const token = checkToken(each, at)
    if (typeof token === 'string') return no(token)
    if (found.has(token.name))
      return no(`Two design tokens have the name “${token.name}”. Rename one of them.`)
    found.set(token.name, token)
  }
  const checked = [...found.values()]
  const cycle = tokenCycle(checked)
  if (cycle) return no(cycleSentence(cycle))
  const [tooLong] = tooLongTokens(checked)
  if (tooLong !== undefined) return no(tooLongSentence(tooLong))
  const named = checkNamedStyles(styles)
  if (typeof named === 'string') return no(named)
  const added = checkSiteBreakpoints(breakpoints)
  if (typeof added === 'string') return no(added)
  if (typeof css !== 'string') return no('The custom CSS of the theme is not a text.')
  const refusal = customCssRefusal(css)
  if (refusal !== null) return no(refusal)
  return {
    ok: true,
    theme: {
      // a database stores no NUL character
      name: name.replaceAll('\0', '').trim(),
      tokens: checked,
      hasDark,
      ...(named.length > 0 && { styles: named }),
      ...(added.length > 0 && { breakpoints: added }),
      ...(css !== '' && { css: tidyCustomCss(css) }),
      ...(keepsBase && { keepsBase }),
    },
  }
}
