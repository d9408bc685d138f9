import { pictureWishOf, type Json, type WireNode } from '@web2/builder'
import type { SectionContent, SectionItem } from './section-content.ts'

/**
 * Prop that says which part of its section's content a block shows: 'title', 'items.2.text', 'actions.0.label'. It
 * stays when the text is edited, and is never published.
 */
export const partProp = 'part'

const textFields = ['title', 'lead', 'label', 'note'] as const
const itemFields = ['group', 'label', 'name', 'price', 'text', 'note'] as const

export type TextField = (typeof textFields)[number]
export type ItemField = (typeof itemFields)[number]

const partsOfItem = (item: SectionItem, at: number): (readonly [string, string])[] => [
  ...itemFields.flatMap((field) => (item[field] ? [[`items.${at}.${field}`, item[field]] as const] : [])),
  ...(item.lines ?? []).map((line, index) => [`items.${at}.lines.${index}`, line] as const),
]

/** Returns the texts of a content by the parts they are, in the order in which sections show them. */
const textsOf = (content: SectionContent): (readonly [part: string, text: string])[] => [
  ...textFields.flatMap((field) => (content[field] ? [[field, content[field]] as const] : [])),
  ...content.items.flatMap(partsOfItem),
  ...content.actions.map(({ label }, at) => [`actions.${at}.label`, label] as const),
]

const wishesOf = (content: SectionContent): (readonly [part: string, words: string])[] => [
  ...content.pictures.map(({ words }, at) => [`pictures.${at}`, words] as const),
  ...content.items.flatMap(({ picture }, at) =>
    picture ? [[`items.${at}.picture`, picture.words] as const] : [],
  ),
]

/** Returns the fields of a stored value; none if it is anything but an object. */
export const fieldsOf = (value: Json | undefined): Readonly<Record<string, Json | undefined>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, Json | undefined>>)
    : {}

const tagsOfItems = new Set(['li', 'tr', 'dt', 'dd', 'details'])
const isItem = ({ componentName, addition }: WireNode): boolean =>
  componentName === 'Fold' || tagsOfItems.has(addition.tag ?? '')

/** Returns the blocks of a section with the parts that they show: those whose text is one of the content. */
export const withParts = (node: WireNode, content: SectionContent): WireNode => {
  const open = new Map<string, string[]>()
  const note = (key: string, part: string) => open.set(key, [...(open.get(key) ?? []), part])
  for (const [part, text] of textsOf(content)) note(`text ${text}`, part)
  for (const [part, words] of wishesOf(content)) note(`wish ${words}`, part)
  /** An action can have the text of an item; the one in a list is the item. */
  const take = (key: string, inItem: boolean): string | undefined => {
    const parts = open.get(key) ?? []
    const fitting = parts.findIndex((part) => part.startsWith('items.') === inItem)
    return parts.splice(Math.max(fitting, 0), 1)[0]
  }
  const mark = (each: WireNode, around: boolean): WireNode => {
    const inItem = around || isItem(each)
    const words = pictureWishOf(each)?.words
    const text = typeof each.props.content === 'string' ? each.props.content : ''
    const part =
      words !== undefined ? take(`wish ${words}`, inItem) : text ? take(`text ${text}`, inItem) : undefined
    const children = each.children.map((child) => mark(child, inItem))
    return part === undefined
      ? { ...each, children }
      : { ...each, children, props: { ...each.props, [partProp]: part } }
  }
  return mark(node, false)
}
