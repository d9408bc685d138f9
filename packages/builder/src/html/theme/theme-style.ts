import { rewriteCssUrls, type RewriteCssUrl } from '../../styles/css-urls.ts'
import { namedStyleCss, namedStylesIn } from '../../theme/named/named-style-css.ts'
import { themeCss } from '../../theme/theme-css.ts'
import type { Theme } from '../../theme/theme.ts'
import { tokenNamesIn } from '../../theme/token-reference.ts'
import { toneCss, tonesIn } from '../../theme/tone.ts'
import { printCss } from './print-css.ts'

/** Attribute of the style element that holds a theme, by which an import finds it. */
export const themeAttribute = 'data-theme'

/** Attribute that holds the named styles of a theme as JSON, on pages that will be edited again. */
export const stylesAttribute = 'data-styles'

/** Attribute that holds what CSS can't express of design tokens, as JSON by their names. */
export const tokensAttribute = 'data-tokens'

/** Attribute that holds the breakpoints of a site as JSON, on pages that will be edited again. */
export const breakpointsAttribute = 'data-breakpoints'

/** Attribute of a theme that leaves the base style sheet alone, on pages that will be edited again. */
export const keepsBaseAttribute = 'data-keeps-base'

/** Uses of tokens in HTML, where a quoted style attribute is no string of CSS. */
const uses = /(?<![\w-])var\(\s*--([\w-]+)/gi

const namesIn = (html: string): string[] => Array.from(html.matchAll(uses), ([, name = '']) => name)

export interface ThemeStyleOptions {
  /** The page's HTML and CSS; without it the CSS is complete, for pages that will be edited again. */
  readonly content?: string
  /** true for pages with style sheets of an import; undefined if it is not known. */
  readonly winning?: boolean
  readonly rewriteUrl?: RewriteCssUrl
}

/**
 * Returns the CSS of a theme for a page: its tokens, the tones that the page takes, and its named styles. It comes
 * before all other style sheets of the page.
 */
export const themeStyle = (
  theme: Theme,
  { content, winning, rewriteUrl }: ThemeStyleOptions = {},
): string => {
  const { styles = [] } = theme
  // the fixed colors of an imported page could become unreadable on a dark ground
  const setsScheme = winning === false
  if (content === undefined)
    return themeCss(theme, { keepsDark: true, setsScheme }) + toneCss() + namedStyleCss(styles, { winning })
  const tones = toneCss(tonesIn(content))
  const named = rewriteCssUrls(namedStyleCss(namedStylesIn(content, styles), { winning }), rewriteUrl)
  const used = new Set([...namesIn(content), ...tokenNamesIn(tones), ...namesIn(named)])
  return themeCss(theme, { used, setsScheme }) + tones + named + (tones && printCss)
}
