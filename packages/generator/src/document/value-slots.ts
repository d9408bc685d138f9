import { isPageName } from '../rows/name-scope.ts'
import type { TextNode } from '../text/text-node.ts'

/** A text written separately for each page; the document holds `{g.<its number>}` in its place. */
export interface Slot {
  readonly nodes: readonly TextNode[]
  readonly nodeId: string
  readonly field: string
}

/** Names of slots begin so; no column is called like it, since names of columns hold no dots. */
const prefix = 'g.'
export const slotName = (number: number): string => `${prefix}${number}`

/** The numbers of the slots that a text holds. */
export const slotsIn = (text: string): number[] =>
  [...text.matchAll(/\{g\.(\d+)\}/g)].map(([, number]) => Number(number))

/** Names that the renderer fills by itself, and that tell it whether a page shows a listing. */
const isFilledLater = (node: TextNode): node is Extract<TextNode, { kind: 'value' }> =>
  node.kind === 'value' && node.term === 1 && node.modifiers.length === 0 && isPageName(node.name)

/** The renderer takes the brackets off phrases that hold nothing but text and what it fills by itself. */
const isLeft = (node: TextNode): boolean =>
  node.kind === 'text' ||
  isFilledLater(node) ||
  (node.kind === 'phrase' && node.options.every((option) => option.every(isLeft)))

const isFixed = (nodes: readonly TextNode[], typed: string): boolean =>
  nodes.every(isLeft) && !typed.includes('\\')

/**
 * A text with slots where it differs from page to page. What the renderer fills by itself stays as it was typed, and so
 * does a text in which nothing differs.
 */
export const withSlots = (
  typed: string,
  nodes: readonly TextNode[],
  addSlot: (nodes: readonly TextNode[]) => number,
): string => {
  if (isFixed(nodes, typed)) return typed
  let text = ''
  let pending: TextNode[] = []
  const flush = () => {
    if (pending.length > 0) text += `{${slotName(addSlot(pending))}}`
    pending = []
  }
  for (const node of nodes) {
    if (isFilledLater(node)) {
      flush()
      text += `{${node.name}}`
    } else if (node.kind === 'phrase' && isFixed([node], typed.slice(node.from, node.to))) {
      flush()
      text += typed.slice(node.from, node.to)
    } else pending.push(node)
  }
  flush()
  return text
}
