import type { Described } from '../blocks/block-type.ts'
import { tagOf } from '../blocks/registry.ts'
import type { NodeRecord } from '../tree/record.ts'

/** Kinds of blocks to which a section can restrict a slot. */
export const slotKinds = ['text', 'images', 'buttons'] as const

export type SlotKind = (typeof slotKinds)[number]

const names: Readonly<Record<SlotKind, ReadonlySet<string>>> = {
  text: new Set(['Heading', 'Paragraph', 'Span', 'Text', 'Link', 'Br']),
  images: new Set(['Picture', 'Gallery', 'Icon', 'BusinessLogo']),
  buttons: new Set(['Button', 'Link', 'PopoverButton']),
}

/** Tags of lists, quotes and images, which are no block types of their own. */
const tags: Readonly<Record<SlotKind, ReadonlySet<string>>> = {
  text: new Set(['ul', 'ol', 'dl', 'blockquote', 'pre', 'strong', 'em', 'u', 'small', 'code', 'a']),
  images: new Set(['picture', 'figure', 'svg', 'img']),
  buttons: new Set(['button']),
}

/** Returns the kinds in a list separated by spaces; undefined for a slot that accepts anything. */
export const readSlotKinds = (value: unknown): readonly SlotKind[] | undefined => {
  const wanted = typeof value === 'string' ? value.split(' ') : Array.isArray(value) ? value : []
  const kinds = slotKinds.filter((kind) => wanted.includes(kind))
  return kinds.length > 0 ? kinds : undefined
}

const isOfKind = (node: Described, kind: SlotKind): boolean =>
  names[kind].has(node.componentName) || (node.componentName === 'Element' && tags[kind].has(tagOf(node)))

/** Joins words as in “text, images and buttons”. */
const joined = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')

/**
 * Returns why the slot around a position refuses a new block; null if none does. `outer` has the parent and its
 * ancestors, the innermost first. The nearest slot decides. Comments are never shown, so they are always accepted.
 */
export const slotRefusal = (outer: readonly NodeRecord[], node: Described): string | null => {
  const slot = outer.find(({ componentName }) => componentName === 'Slot')
  const kinds = slot && readSlotKinds(slot.props.accepts)
  if (!kinds || node.componentName === 'Comment' || kinds.some((kind) => isOfKind(node, kind))) return null
  const name = typeof slot.props.name === 'string' && slot.props.name ? `“${slot.props.name}”` : 'This slot'
  return `${name} accepts only ${joined(kinds)}.`
}
