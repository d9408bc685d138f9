import { locatedProblems, type CustomCssProblem } from './custom-css-problem.ts'
import { readCustomCss } from './read-custom-css.ts'

/** Most characters of the CSS of a page or of a site. */
export const customCssLimit = 50_000

export interface CheckedCustomCss {
  /** The text without the statements that can't be published. */
  readonly css: string
  /** Parts that are not published, in order; none if all of it is. */
  readonly problems: readonly CustomCssProblem[]
}

/** Returns custom CSS as it is stored: with line feeds alone, and without characters that HTML would change. */
export const tidyCustomCss = (text: string): string =>
  text
    .replace(/\r\n?|\f/g, '\n')
    .replace(/[\0\ufeff]/g, '')
    .toWellFormed()

/** Returns why a text is too long to be stored; null if it isn't. */
export const customCssRefusal = (text: string): string | null =>
  text.length <= customCssLimit
    ? null
    : `Custom CSS can have up to ${customCssLimit.toLocaleString('en-US')} characters, and this has ${text.length.toLocaleString('en-US')}. Shorten it.`

const check = (source: string): CheckedCustomCss => {
  const refusal = customCssRefusal(source)
  if (refusal !== null) return { css: '', problems: [{ line: 1, column: 1, at: 0, sentence: refusal }] }
  const text = tidyCustomCss(source)
  const { css, faults } = readCustomCss(text)
  return { css, problems: locatedProblems(text, faults) }
}

/** Texts of the last checks: a page is written many times with the same CSS of its site. */
const recent = new Map<string, CheckedCustomCss>()
const mostRecent = 8

/**
 * Checks the CSS that a person wrote for a page or site. Whatever could leave its style element, load something
 * from elsewhere or run code is left out together with the statement that contains it. The result is part of the
 * text, and checking it again changes nothing.
 */
export const checkCustomCss = (source: string): CheckedCustomCss => {
  const known = recent.get(source)
  if (known) return known
  const checked = check(source)
  const [oldest] = recent.keys()
  if (recent.size >= mostRecent && oldest !== undefined) recent.delete(oldest)
  recent.set(source, checked)
  return checked
}
