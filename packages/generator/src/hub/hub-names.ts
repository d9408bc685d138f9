import type { ListRows } from '../rows/list-rows.ts'
import { isPageName, type Scope } from '../rows/name-scope.ts'

/** Values that a list of values names before it says how many more there are. */
const mostNamed = 3

/** 'Bath, Wells and Frome', 'Bath, Wells, Frome and 27 more'; one more is named too. */
export const valuesInWords = (values: readonly string[]): string => {
  const named = values.slice(0, values.length === mostNamed + 1 ? mostNamed + 1 : mostNamed)
  const more = values.length - named.length
  const last = more > 0 ? `${more.toLocaleString('en-US')} more` : named.pop()
  return named.length === 0 ? (last ?? '') : `${named.join(', ')} and ${last}`
}

/** The name for the business that a page that names others is of. */
export const businessName = 'business'
const pagesCount = 'pages.count'

interface Lists {
  readonly lists: readonly Pick<ListRows, 'name'>[]
  readonly scope: Pick<Scope, 'find'>
}

/** Returns the values of the names for the pages below; columns with the same name come first. */
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

/** Returns the problem with a name in a text of a hub page; null if there is none. */
export const hubNameProblem = (
  { lists, scope }: Lists,
  own: ReadonlySet<number>,
  name: string,
): string | null => {
  const found = scope.find(name)
  if (found)
    return own.has(found.list)
      ? null
      : `{${name}} differs from page to page. Use {${lists[found.list]?.name}.list} or {${lists[found.list]?.name}.count} here.`
  const lower = name.toLowerCase()
  const isBelow =
    lower === pagesCount ||
    lists.some((list) =>
      [`${list.name}.list`, `${list.name}.count`].some((each) => each.toLowerCase() === lower),
    )
  return isBelow || lower === businessName || isPageName(name)
    ? null
    : `{${name}} is not known here. Check its spelling.`
}
