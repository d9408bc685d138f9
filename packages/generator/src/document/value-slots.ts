import { isPageName } from '../rows/name-scope.ts'
import type { TextNode } from '../text/text-node.ts'

/** Text that is filled per page; the document contains `{g.<its number>}` in its place. */
export interface Slot {
  readonly nodes: readonly TextNode[]
  readonly nodeId: string
  readonly field: string
}

/** Prefix of slot names; it can't collide with columns, whose names contain no dots. */
const prefix = 'g.'
export const slotName = (number: number): string => `${prefix}${number}`

/** Returns the numbers of the slots in a text. */
export const slotsIn = (text: string): number[] =>
  [...text.matchAll(/\{g\.(\d+)\}/g)].map(([, number]) => Number(number))

/**
 * Returns true for placeholders filled by the renderer, which also tell it whether a page shows a listing.
 */
const isFilledLater = (node: TextNode): node is Extract<TextNode, { kind: 'value' }> =>
  node.kind === 'value' && node.term === 1 && node.modifiers.length === 0 && isPageName(node.name)

/** Returns true for nodes the renderer handles: text, its own placeholders, and phrases of only these. */
const isLeft = (node: TextNode): boolean =>
  node.kind === 'text' ||
  isFilledLater(node) ||
  (node.kind === 'phrase' && node.options.every((option) => option.every(isLeft)))

const isFixed = (nodes: readonly TextNode[], typed: string): boolean =>
  nodes.every(isLeft) && !typed.includes('\\')

/**
 * Returns the text with slots where it differs between pages. Placeholders of the renderer stay as typed, and
 * so does a text without differences.
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
