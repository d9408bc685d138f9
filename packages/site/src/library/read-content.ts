import {
  inlineContent,
  nodeOf,
  pictureWishOf,
  subtree,
  type BuilderDocument,
  type Json,
  type NodeRecord,
  type WireNode,
} from '@web2/builder'
import { textOfWire } from '../pages/article-faq.ts'
import { fieldsOf, partProp } from './content-parts.ts'
import type { Drawing } from './drawing.ts'
import type { LibrarySection } from './library-section.ts'
import { keptProp, newSection } from './new-section.ts'
import type { PictureWish, SectionAction, SectionContent, SectionItem } from './section-content.ts'
import { wellFormedContent } from './stored-content.ts'

export interface ReadContent {
  readonly content: SectionContent
  /** Texts with links or formats, by the text without them. */
  readonly formatted: ReadonlyMap<string, readonly WireNode[]>
}

/** Value of one field of an item or action. */
interface Found {
  /** Number of the item in the content that the section was made with. */
  readonly number: number
  readonly field: string
  readonly value: string | PictureWish
  readonly href?: string
}

const partOf = ({ props }: Pick<WireNode, 'props'>): string | undefined =>
  typeof props[partProp] === 'string' ? props[partProp] : undefined

/** Part that a section shows, with the link that it is in. */
interface Shown {
  readonly part: string
  readonly href: string | undefined
}

const hrefIn = (node: WireNode): string | undefined =>
  typeof node.props.href === 'string' ? node.props.href : undefined

const partsIn = (node: WireNode, around?: string): Shown[] => {
  const part = partOf(node)
  const href = hrefIn(node) ?? around
  const inner = node.children.map(hrefIn).find((each) => each !== undefined)
  return [
    ...(part === undefined ? [] : [{ part, href: href ?? inner }]),
    ...node.children.flatMap((child) => partsIn(child, href)),
  ]
}

/** Returns the content that a section was made with. */
export const contentBefore = ({ props }: NodeRecord, section: LibrarySection): SectionContent => {
  const kept = props[keptProp]
  return Array.isArray(fieldsOf(kept).items) ? wellFormedContent(kept) : section.content
}

/** Returns the drawing of a trade in the place of a picture. */
const drawingOf = ({ componentName, props }: NodeRecord): Drawing | undefined => {
  const viewBox = typeof props.viewBox === 'string' ? props.viewBox : ''
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
  const isDrawn = componentName === 'Icon' && fieldsOf(props.wish).isDrawn === true && width * height > 0
  return isDrawn && Array.isArray(props.shapes)
    ? { width, height, shapes: props.shapes as unknown as Drawing['shapes'] }
    : undefined
}

/** Returns the px of an image; NaN for what is no number. */
const numberOf = (value: Json | undefined): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN

const wishOf = (record: NodeRecord): PictureWish | undefined => {
  const stored = pictureWishOf(record)
  const drawing = drawingOf(record)
  const wish = stored && { ...stored, ...(drawing && { drawing }) }
  const { imageUrl: url, alt, width, height } = record.props
  if (!wish || typeof url !== 'string') return wish
  const size = { width: numberOf(width), height: numberOf(height) }
  return { ...wish, image: { url, alt: typeof alt === 'string' ? alt : '', ...size } }
}

/** Returns the destination of the link that a text is, contains, or is in. */
const hrefOf = (document: BuilderDocument, record: NodeRecord, root: string): string | undefined => {
  const within = subtree(document, record.uuid).find(({ props }) => typeof props.href === 'string')
  if (within) return String(within.props.href)
  let at = record
  while (at.uuid !== root && at.parent !== null) {
    at = nodeOf(document, at.parent)
    if (typeof at.props.href === 'string') return at.props.href
  }
  return undefined
}

const textIn = (content: Json | undefined): string =>
  typeof content === 'string' || typeof content === 'number' ? String(content) : ''

const textOf = (document: BuilderDocument, { uuid, props }: NodeRecord) => {
  const pieces = inlineContent(document, uuid) ?? []
  const text = pieces.length > 0 ? pieces.map(textOfWire).join('') : textIn(props.content)
  return { text, pieces }
}

/** Returns true for a piece that is more than plain words or a link around all of them. */
const hasFormat = (pieces: readonly WireNode[]): boolean =>
  pieces.length > 1 && pieces.some(({ componentName }) => componentName !== 'Text')

/** A field of another number, or one that is there already, begins the next item. */
const grouped = (found: readonly Found[]): Found[][] => {
  const groups: Found[][] = []
  for (const each of found) {
    const group = groups.at(-1)
    const isSame =
      group?.[0]?.number === each.number &&
      (each.field.startsWith('lines.') || group.every(({ field }) => field !== each.field))
    if (isSame) group.push(each)
    else groups.push([each])
  }
  return groups
}

const without = <Value extends object>(value: Value, names: ReadonlySet<string>): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name))) as Partial<Value>

/**
 * Returns items as their blocks show them now. Fields that the section has no room for come from before, and items
 * that it does not show stay behind the others.
 */
const itemsNow = <Item extends object>(
  found: readonly Found[],
  before: readonly Item[],
  shown: readonly Pick<Found, 'number' | 'field'>[],
): Item[] => {
  const shownOf = (at: number) =>
    new Set(shown.filter(({ number }) => number === at).map(({ field }) => field.split('.')[0] ?? field))
  const now = grouped(found).map((group): Item => {
    const number = group[0]?.number ?? 0
    const lines = group.filter(({ field }) => field.startsWith('lines.')).map(({ value }) => value)
    const fields = group.flatMap(({ field, value, href }) =>
      field.startsWith('lines.')
        ? []
        : [[field, value] as const, ...(href === undefined ? [] : [['href', href] as const])],
    )
    return {
      ...without(before[number] ?? ({} as Item), shownOf(number)),
      ...Object.fromEntries(fields),
      ...(lines.length > 0 && { lines }),
    } as Item
  })
  return [...now, ...before.filter((_item, at) => shownOf(at).size === 0)]
}

const splitPart = (
  part: string,
): { readonly list: string; readonly number: number; readonly field: string } => {
  const [list = '', number = '', ...field] = part.split('.')
  return { list, number: Number(number), field: field.join('.') }
}

/** Returns the content of a ready-made section as its blocks show it now. */
export const readContent = (
  document: BuilderDocument,
  uuid: string,
  section: LibrarySection,
): ReadContent => {
  const root = nodeOf(document, uuid)
  const before = contentBefore(root, section)
  const parts = partsIn(newSection(section, before))
  const shown = parts.map(({ part }) => part)
  const given = new Map(parts.map(({ part, href }) => [part, href]))
  const formatted = new Map<string, readonly WireNode[]>()
  const texts = new Map<string, string>()
  const lists = new Map<string, Found[]>([
    ['items', []],
    ['actions', []],
    ['pictures', []],
  ])
  for (const record of subtree(document, uuid)) {
    const part = partOf(record)
    if (part === undefined) continue
    const wish = wishOf(record)
    const { text, pieces } = textOf(document, record)
    if (hasFormat(pieces)) formatted.set(text, pieces)
    const { list, number, field } = splitPart(part)
    if (!Number.isInteger(number) || part.split('.').length === 1) {
      if (!texts.has(part)) texts.set(part, text)
      continue
    }
    const linked = field === 'name' || list === 'actions' ? hrefOf(document, record, uuid) : undefined
    // a section may link items that have no destination of their own
    const isOwn = list === 'actions' || before.items[number]?.href !== undefined || linked !== given.get(part)
    const href = isOwn ? linked : undefined
    lists.get(list)?.push({ number, field, value: wish ?? text, ...(href !== undefined && { href }) })
  }
  const shownIn = (list: string) => shown.map(splitPart).filter((each) => each.list === list)
  const own = (field: 'lead' | 'label' | 'note') => {
    const value = shown.includes(field) ? texts.get(field) : before[field]
    return value === undefined ? {} : { [field]: value }
  }
  return {
    formatted,
    content: wellFormedContent({
      title: shown.includes('title') ? (texts.get('title') ?? '') : before.title,
      ...own('lead'),
      ...own('label'),
      ...own('note'),
      items: itemsNow<SectionItem>(lists.get('items') ?? [], before.items, shownIn('items')),
      actions: itemsNow<SectionAction>(lists.get('actions') ?? [], before.actions, shownIn('actions')),
      pictures: before.pictures.map((wish, at) => {
        const now = lists.get('pictures')?.find(({ number }) => number === at)?.value
        return typeof now === 'object' ? now : wish
      }),
      ...(before.ground && { ground: before.ground }),
      ...(before.form && { form: before.form }),
      ...(before.isSample && { isSample: true }),
      ...(before.isCondensed && { isCondensed: true }),
      ...(before.shades && { shades: before.shades }),
    } as unknown as Json),
  }
}
