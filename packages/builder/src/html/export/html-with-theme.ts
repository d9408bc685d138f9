import { fieldCss } from '../../styles/field-css.ts'
import type { Theme } from '../../theme/theme.ts'
import { baseCss, themedBaseCss } from '../../tree/base-css.ts'
import { escapeStyle } from './escape.ts'
import { customCssAttribute, customCssTag } from '../theme/custom-css-tag.ts'
import { themeTag } from '../theme/theme-tag.ts'

const written = (css: string): string => `<style>${escapeStyle(css)}</style>`

/** Lines of the head that come before the theme, as an export writes them. */
const before = ['<meta charset="utf-8">\n', `${written(fieldCss)}\n`]

const pageCssTag = `<style ${customCssAttribute}="page"`

/** Returns where the custom CSS of a page starts, which an export writes last; the end of the head without any. */
const beforePageCss = (head: string): number => {
  const at = head.lastIndexOf(pageCssTag)
  return at >= 0 && head.indexOf('</style>', at) === head.length - '</style>\n'.length ? at : head.length
}

/**
 * Returns a page's HTML, exported without a theme and with its placeholders, as if it had been exported with this
 * one. It costs a search for the end of the head, so that the pages of a site need not be stored again with each
 * change of their theme. HTML that is not an export stays as it is.
 */
export const htmlWithTheme = (html: string, theme: Theme): string => {
  const from = html.indexOf('<head>\n') + '<head>\n'.length
  const to = html.indexOf('\n</head>\n') + 1
  if (from < '<head>\n'.length || to < from) return html
  const head = html.slice(from, to)
  let at = 0
  for (const line of before) if (head.startsWith(line, at)) at += line.length
  const end = beforePageCss(head)
  const css = customCssTag('site', theme.css, { keepsSource: true })
  const own = head.slice(at, end)
  return (
    html.slice(0, from + at) +
    `${themeTag(theme)}\n` +
    (theme.keepsBase ? own : own.replaceAll(written(baseCss), () => written(themedBaseCss))) +
    (css && `${css}\n`) +
    head.slice(end) +
    html.slice(to)
  )
}
