import type { Props } from '../tree/record.ts'
import type { WireNode } from '../tree/wire-node.ts'
import { isText, lengthOf } from './inline-nodes.ts'
import { cut, type TextRange } from './text-range.ts'

/** Text marks. */
export type TextMark = 'bold' | 'italic' | 'underline' | 'link'

/** Target of a link, and how it opens. */
export interface LinkOptions {
  readonly href: string
  readonly newTab: boolean
  readonly nofollow: boolean
}

const tags: Readonly<Record<Exclude<TextMark, 'link'>, readonly [string, ...string[]]>> = {
  bold: ['strong', 'b'],
  italic: ['em', 'i'],
  underline: ['u'],
}

export const hasMark = (node: WireNode, mark: TextMark): boolean =>
  mark === 'link'
    ? node.componentName === 'Link'
    : node.componentName === 'Element' && tags[mark].includes(node.addition.tag ?? '')

const markNode = (mark: TextMark, children: readonly WireNode[], link?: LinkOptions): WireNode =>
  mark === 'link'
    ? { componentName: 'Link', props: { ...link } satisfies Props, children, addition: {} }
    : { componentName: 'Element', props: {}, children, addition: { tag: tags[mark][0] } }

type Within = (nodes: readonly WireNode[], range: TextRange) => readonly WireNode[]

/** Changes each node that the range touches, with the range relative to that node. */
const touched = (
  nodes: readonly WireNode[],
  { from, to }: TextRange,
  change: (node: WireNode, range: TextRange, covered: boolean) => readonly WireNode[],
): WireNode[] => {
  let start = 0
  return nodes.flatMap((node) => {
    const length = lengthOf(node)
    const [begin, end] = [start, start + length]
    start = end
    if (length === 0 || begin >= to || end <= from) return [node]
    const range = { from: Math.max(0, from - begin), to: Math.min(length, to - begin) }
    return [...change(node, range, range.from === 0 && range.to === length)]
  })
}

/** Returns the text without the mark on the range; outside the range it stays. */
export const unmarked = (nodes: readonly WireNode[], range: TextRange, mark: TextMark): WireNode[] =>
  touched(nodes, range, (node, within) => {
    if (isText(node)) return [node]
    if (!hasMark(node, mark))
      return node.children.length === 0
        ? [node]
        : [{ ...node, children: unmarked(node.children, within, mark) }]
    const { before, inside, after } = cut(node.children, within)
    const keep = (children: readonly WireNode[]) => (children.length > 0 ? [{ ...node, children }] : [])
    const whole = { from: 0, to: within.to - within.from }
    return [...keep(before), ...unmarked(inside, whole, mark), ...keep(after)]
  })

/** Merges neighbors with the same mark. */
const joined = (nodes: readonly WireNode[], mark: TextMark): WireNode[] => {
  const found: WireNode[] = []
  for (const node of nodes) {
    const last = found.at(-1)
    const isPlain = (each: WireNode) =>
      hasMark(each, mark) && each.componentName === 'Element' && each.addition.attributes === undefined
    if (last && isPlain(last) && isPlain(node) && last.addition.tag === node.addition.tag)
      found[found.length - 1] = { ...last, children: [...last.children, ...node.children] }
    else found.push(node)
  }
  return found
}

const wrapped = (
  nodes: readonly WireNode[],
  range: TextRange,
  mark: TextMark,
  link: LinkOptions | undefined,
): WireNode[] => {
  const found: WireNode[] = []
  let group: WireNode[] = []
  const flush = () => {
    if (group.length > 0) found.push(markNode(mark, group, link))
    group = []
  }
  let start = 0
  for (const node of nodes) {
    const length = lengthOf(node)
    const within = { from: Math.max(0, range.from - start), to: Math.min(length, range.to - start) }
    start += length
    if (length === 0 || within.from >= within.to) {
      flush()
      found.push(node)
    } else if (within.from === 0 && within.to === length) group.push(node)
    else if (isText(node)) {
      const { before, inside, after } = cut([node], within)
      if (before.length > 0) flush()
      found.push(...before)
      group.push(...inside)
      if (after.length > 0) flush()
      found.push(...after)
    } else {
      flush()
      found.push({ ...node, children: wrapped(node.children, within, mark, link) })
    }
  }
  flush()
  return joined(found, mark)
}

/** Returns the text with the mark on the range; links are never nested. */
export const marked = (
  nodes: readonly WireNode[],
  range: TextRange,
  mark: TextMark,
  link?: LinkOptions,
): WireNode[] => wrapped(unmarked(nodes, range, mark), range, mark, link)

const bearers: Within = (nodes, range) => {
  const found: WireNode[] = []
  touched(nodes, range, (node, within) => {
    found.push(node, ...bearers(node.children, within))
    return []
  })
  return found
}

/** Returns the first link that the range touches. */
export const linkIn = (nodes: readonly WireNode[], range: TextRange): WireNode | null =>
  bearers(nodes, range).find((node) => hasMark(node, 'link')) ?? null

/** Returns true if every character of the range has the mark. */
export const isMarked = (nodes: readonly WireNode[], range: TextRange, mark: TextMark): boolean => {
  let bare = false
  touched(nodes, range, (node, within) => {
    if (hasMark(node, mark)) return []
    if (isText(node) || node.children.length === 0) bare ||= isText(node)
    else bare ||= !isMarked(node.children, within, mark)
    return []
  })
  return !bare && range.to > range.from
}
