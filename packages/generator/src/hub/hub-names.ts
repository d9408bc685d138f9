import type { ListRows } from '../rows/list-rows.ts'
import { isPageName, type Scope } from '../rows/name-scope.ts'

/** Number of values named before the rest are counted. */
const mostNamed = 3

/**
 * Returns 'Bath, Wells and Frome', or 'Bath, Wells, Frome and 27 more'; a single further value is named too.
 */
export const valuesInWords = (values: readonly string[]): string => {
  const named = values.slice(0, values.length === mostNamed + 1 ? mostNamed + 1 : mostNamed)
  const more = values.length - named.length
  const last = more > 0 ? `${more.toLocaleString('en-US')} more` : named.pop()
  return named.length === 0 ? (last ?? '') : `${named.join(', ')} and ${last}`
}

/** Placeholder for the business of a hub page. */
export const businessName = 'business'
const pagesCount = 'pages.count'

interface Lists {
  readonly lists: readonly Pick<ListRows, 'name'>[]
  readonly scope: Pick<Scope, 'find'>
}

/** Returns the values of placeholders about the pages below; columns of the same name take precedence. */
export const belowValues = (
  { lists, scope }: Lists,
  pages: number,
  valuesOf: (list: number) => readonly string[],
): Readonly<Record<string, string>> => {
  const values: Record<string, string> = { [pagesCount]: pages.toLocaleString('en-US') }
  lists.forEach(({ name }, list) => {
    const own = valuesOf(list)
    values[`${name.toLowerCase()}.list`] = valuesInWords(own)
    values[`${name.toLowerCase()}.count`] = own.length.toLocaleString('en-US')
  })
  return Object.fromEntries(Object.entries(values).filter(([name]) => !scope.find(name)))
}

/** Returns the problem of a placeholder in a hub page text; null if there is none. */
export const hubNameProblem = (
  { lists, scope }: Lists,
  own: ReadonlySet<number>,
  name: string,
): string | null => {
  const found = scope.find(name)
  if (found)
    return own.has(found.list)
      ? null
      : `{${name}} differs between pages. Use {${lists[found.list]?.name}.list} or {${lists[found.list]?.name}.count} here.`
  const lower = name.toLowerCase()
  const isBelow =
    lower === pagesCount ||
    lists.some((list) =>
      [`${list.name}.list`, `${list.name}.count`].some((each) => each.toLowerCase() === lower),
    )
  return isBelow || lower === businessName || isPageName(name)
    ? null
    : `{${name}} is unknown here. Check the spelling.`
}
