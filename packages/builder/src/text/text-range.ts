import { isText, lengthOf, plainText, textNode } from './inline-nodes.ts'
import type { WireNode } from '../tree/wire-node.ts'

/** Range of a text, in positions from before its first character to after its last one. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

const contentOf = ({ props }: WireNode): string => (typeof props.content === 'string' ? props.content : '')

/** Returns the part of a text between two positions; elements at its ends are split. */
export const sliced = (nodes: readonly WireNode[], { from, to }: TextRange, toEnd: boolean): WireNode[] => {
  const found: WireNode[] = []
  let start = 0
  for (const node of nodes) {
    const length = lengthOf(node)
    const [begin, end] = [start, start + length]
    start = end
    if (length === 0) {
      if (begin >= from && (begin < to || toEnd)) found.push(node)
    } else if (begin < to && end > from) {
      const part = { from: Math.max(0, from - begin), to: Math.min(length, to - begin) }
      if (part.from === 0 && part.to === length) found.push(node)
      else if (isText(node))
        found.push({
          ...node,
          props: { ...node.props, content: contentOf(node).slice(part.from, part.to) },
        })
      else found.push({ ...node, children: sliced(node.children, part, end <= to) })
    }
  }
  return found
}

/** Splits a text into the parts before, in and after a range. */
export const cut = (nodes: readonly WireNode[], { from, to }: TextRange) => {
  const length = nodes.reduce((sum, node) => sum + lengthOf(node), 0)
  return {
    before: sliced(nodes, { from: 0, to: from }, false),
    inside: sliced(nodes, { from, to }, false),
    after: sliced(nodes, { from: to, to: length }, true),
  }
}

/** Replaces a range by text. The text joins the piece in which the range begins, as when typing. */
export const replaced = (nodes: readonly WireNode[], { from, to }: TextRange, text: string): WireNode[] => {
  let waiting: string | null = text
  let start = 0
  const edit = (list: readonly WireNode[]): WireNode[] =>
    list.flatMap((node) => {
      const length = lengthOf(node)
      const [begin, end] = [start, start + length]
      if (!isText(node)) {
        if (length > 0 && node.children.length === 0) {
          // a line break stays or goes as a whole
          start = end
          return begin >= from && end <= to ? [] : [node]
        }
        const children = edit(node.children)
        const emptied = length > 0 && children.every((child) => plainText(child) === '')
        return emptied ? [] : [{ ...node, children }]
      }
      start = end
      const insert = waiting !== null && begin <= from && from <= end
      if (!insert && (begin >= to || end <= from)) return [node]
      const content = contentOf(node)
      const typed = insert ? (waiting ?? '') : ''
      if (insert) waiting = null
      const next =
        content.slice(0, Math.max(0, from - begin)) + typed + content.slice(Math.max(0, to - begin))
      return next === '' ? [] : [{ ...node, props: { ...node.props, content: next } }]
    })
  const edited = edit(nodes)
  if (waiting === null || waiting === '') return edited
  return from === 0 ? [textNode(waiting), ...edited] : [...edited, textNode(waiting)]
}
