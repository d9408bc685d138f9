import { attributeOf, isElement, textOf, walk, wordsOf, type Element, type Page } from './page-tree.ts'
import type { Thing } from './schema-business.ts'

type Item = Record<string, unknown[]>

const sourced = new Set(['img', 'audio', 'video', 'embed', 'iframe', 'source', 'track'])
const linked = new Set(['a', 'area', 'link'])

/** Returns the value of an item property that is no item itself. */
const valueOf = (element: Element): string => {
  const { tagName } = element
  const content = attributeOf(element, 'content')
  if (content !== undefined) return content
  if (sourced.has(tagName)) return attributeOf(element, 'src') ?? ''
  const isPhone = wordsOf(element, 'itemprop').includes('telephone')
  // a phone number is the text of its link
  if (linked.has(tagName) && !isPhone) return attributeOf(element, 'href') ?? ''
  if (tagName === 'time') return attributeOf(element, 'datetime') ?? textOf(element)
  if (tagName === 'data' || tagName === 'meter') return attributeOf(element, 'value') ?? textOf(element)
  return textOf(element)
}

const has = (element: Element, name: string): boolean => attributeOf(element, name) !== undefined

/** Returns the microdata items of a page in the form of JSON-LD, each with the items in it. */
export const microdataThings = (page: Page): Thing[] => {
  const things: Item[] = []
  const open: { readonly element: Element; readonly item: Item }[] = []
  walk(
    page,
    (node) => {
      if (!isElement(node)) return
      const owner = open.at(-1)?.item
      const names = wordsOf(node, 'itemprop')
      const item: Item | undefined = has(node, 'itemscope')
        ? { '@type': [...wordsOf(node, 'itemtype')] }
        : undefined
      if (owner) for (const name of names) (owner[name] ??= []).push(item ?? valueOf(node))
      if (!item) return
      things.push(item)
      open.push({ element: node, item })
    },
    (node) => {
      if (open.at(-1)?.element === node) open.pop()
    },
  )
  return things
}
