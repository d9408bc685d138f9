import type { PageLevel, HeadElement } from '../tree/document.ts'
import { headFieldOf } from './head-field.ts'

/** Meta element of the head that the page settings have no field for. */
export interface PageMeta {
  readonly name: string
  readonly content: string
}

const ofTheBrowser = new Set(['viewport', 'generator', 'color-scheme'])
const validName = /^[A-Za-z][\w:.-]*$/

const nameIn = ({ tag, attributes }: HeadElement): string | null => {
  const name = attributes.name ?? attributes.property
  return tag === 'meta' && name !== undefined && headFieldOf({ tag, attributes }) === null ? name : null
}

const isOwn = (element: HeadElement): boolean => {
  const name = nameIn(element)
  return name !== null && !ofTheBrowser.has(name.toLowerCase())
}

/** Returns verification codes, authors and the like, in head order. */
export const pageMetas = (page: PageLevel): readonly PageMeta[] =>
  page.head
    .filter(isOwn)
    .map((element) => ({ name: nameIn(element) ?? '', content: element.attributes.content ?? '' }))

/** Returns why a meta element of this name can't be added, as a sentence; null if it can. */
export const pageMetaRefusal = (name: string): string | null => {
  if (!validName.test(name)) return 'Use letters, digits, hyphens, dots and colons, for example “author”.'
  if (ofTheBrowser.has(name.toLowerCase())) return `${name.toLowerCase()} is set automatically.`
  return headFieldOf({ tag: 'meta', attributes: { name, content: '' } }) === null
    ? null
    : `Use the field for ${name.toLowerCase()} above.`
}

// Open Graph and similar names are RDFa, so they use `property`
const keyOf = (name: string): 'name' | 'property' =>
  /^(?:og|fb|article|book|profile|music|video|product|business|place):/i.test(name) ? 'property' : 'name'

const sameMeta = (name: string) => (element: HeadElement) =>
  isOwn(element) && nameIn(element)?.toLowerCase() === name.toLowerCase()

/** Returns the page with a meta element set, or removed if its content is empty. */
export const withPageMeta = (page: PageLevel, { name, content }: PageMeta): PageLevel => {
  const same = sameMeta(name)
  const text = content.trim()
  if (text === '') return { ...page, head: page.head.filter((element) => !same(element)) }
  if (page.head.some(same)) {
    const head = page.head.map((element) =>
      same(element) ? { ...element, attributes: { ...element.attributes, content: text } } : element,
    )
    return { ...page, head }
  }
  if (pageMetaRefusal(name) !== null) return page
  const made = { tag: 'meta', attributes: { [keyOf(name)]: name, content: text } }
  const last = page.head.findLastIndex(({ tag }) => tag === 'meta' || tag === 'title')
  return { ...page, head: page.head.toSpliced(last + 1, 0, made) }
}
