import { baseCss, themedBaseCss } from '../../tree/base-css.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { tokenNamesIn } from '../token-reference.ts'
import { toneCss } from '../tone.ts'

/** Tokens that the style sheets follow which all pages of a site share. */
export const namesOfBaseSheets: ReadonlySet<string> = new Set(
  tokenNamesIn(baseCss + themedBaseCss + toneCss()),
)

const customProperty = /(?<![\w-])--([\w-]+)/g

/** Returns the names of the custom properties that a page uses or sets anywhere, apart from its theme. */
export const namesOnPage = (document: BuilderDocument): Set<string> => {
  const { theme, ...page } = document.page
  const text = JSON.stringify([
    page,
    theme?.css,
    [...document.nodes.values()].map(({ props, addition }) => [props, addition]),
  ])
  return new Set(Array.from(text.matchAll(customProperty), ([, name = '']) => name))
}

/** Returns a name that is not taken, and takes it: the wanted one, or one with a number. */
export const freeName = (wanted: string, taken: Set<string>): string => {
  // `c-ink` becomes `c-ink-2`, but `s-space-1` the next number of its kind
  const [, kind = wanted, number] = /^((?:t-size|s-space|r-corner|shadow))-(\d+)$/.exec(wanted) ?? []
  let name = wanted
  for (let n = Number(number ?? 1) + 1; taken.has(name); n += 1) name = `${kind}-${n}`
  taken.add(name)
  return name
}
