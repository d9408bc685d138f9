import type { PageLevel } from '../../tree/document.ts'
import { baseCss, themedBaseCss } from '../../tree/base-css.ts'
import type { Theme } from '../../theme/theme.ts'

const swapped = (page: PageLevel, from: string, to: string): PageLevel =>
  page.head.some(({ tag, text }) => tag === 'style' && text === from)
    ? {
        ...page,
        head: page.head.map((element) =>
          element.tag === 'style' && element.text === from ? { ...element, text: to } : element,
        ),
      }
    : page

/**
 * Returns the page with this theme, or without one. Text, headings and links of a page that was begun here follow
 * the theme, unless it keeps their base style sheet; the style sheets of an imported page stay, so it only
 * gains the tokens.
 */
export const withTheme = (page: PageLevel, theme: Theme | undefined): PageLevel => {
  if (theme === page.theme) return page
  const { theme: _before, ...rest } = page
  if (theme?.keepsBase) return { ...swapped(rest, themedBaseCss, baseCss), theme }
  return theme ? { ...swapped(rest, baseCss, themedBaseCss), theme } : swapped(rest, themedBaseCss, baseCss)
}
