import { Fragment, Mark, type Node } from '@tiptap/pm/model'
import { pairedTexts, textTokens, wordChanges, type TextToken } from '@web2/writing'
import type { SuggestedChange } from './suggestion.ts'

interface InlineToken extends TextToken {
  readonly node: Node
  readonly size: number
}

export interface ChangeOptions {
  /**
   * True if words that stay keep their formatting, whatever the new text has; false if a change of the formatting is a
   * change, too.
   */
  readonly keepsMarks: boolean
}

const marksKey = (marks: readonly Mark[]): string =>
  marks.map(({ type, attrs }) => `${type.name}${JSON.stringify(attrs)}`).join()

const tokensOf = (content: Fragment, { keepsMarks }: ChangeOptions): InlineToken[] => {
  const tokens: InlineToken[] = []
  content.forEach((node) => {
    const marks = keepsMarks ? '' : marksKey(node.marks)
    if (!node.isText)
      return void tokens.push({
        text: '\uFFFC',
        key: `${node.type.name} ${JSON.stringify(node.attrs)}`,
        node,
        size: node.nodeSize,
      })
    for (const text of textTokens(node.text ?? ''))
      tokens.push({
        text,
        key: `${marks} ${text}`,
        node: node.type.schema.text(text, node.marks),
        size: text.length,
      })
  })
  return tokens
}

/** Returns the formatting that all of these have; links are never passed on. */
const commonMarks = (tokens: readonly InlineToken[]): readonly Mark[] => {
  const [first, ...others] = tokens.filter(({ text }) => text.trim() !== '')
  return (first?.node.marks ?? []).filter(
    (mark) => mark.type.name !== 'link' && others.every(({ node }) => mark.isInSet(node.marks)),
  )
}

const hasMarks = (content: Fragment): boolean => {
  let found = false
  content.descendants((node) => {
    found ||= node.marks.length > 0
  })
  return found
}

/** Changes of the inline content that begins at `start`. */
export const inlineChanges = (
  before: Fragment,
  start: number,
  after: Fragment,
  options: ChangeOptions,
): SuggestedChange[] => {
  const [old, fresh] = [tokensOf(before, options), tokensOf(after, options)]
  const offsets = [0]
  for (const { size } of old) offsets.push(offsets.at(-1)! + size)
  const isPlain = options.keepsMarks && !hasMarks(after)
  return wordChanges(old, fresh).map(({ from, to, newFrom, newTo }) => {
    const around =
      from < to ? old.slice(from, to) : [old[from - 1], old[to]].filter((each) => each !== undefined)
    const marks = isPlain ? commonMarks(around) : []
    const nodes = fresh.slice(newFrom, newTo).map(({ node }) => (marks.length > 0 ? node.mark(marks) : node))
    return { from: start + offsets[from]!, to: start + offsets[to]!, content: Fragment.fromArray(nodes) }
  })
}

const isSameShape = (one: Node, other: Node): boolean => {
  if (one.type !== other.type || one.childCount !== other.childCount) return false
  if (one.isTextblock) return true
  for (let at = 0; at < one.childCount; at += 1)
    if (!isSameShape(one.child(at), other.child(at))) return false
  return true
}

const isCell = ({ type }: Node): boolean =>
  type.spec.tableRole === 'cell' || type.spec.tableRole === 'header_cell'

/** Whether one block can become the other by changes within. */
const isVersion = (one: Node, other: Node): boolean => {
  if (one.type !== other.type || one.attrs.level !== other.attrs.level) return false
  if (one.isLeaf) return one.eq(other)
  // rows and columns that come or go are shown as a new table
  if (one.type.spec.tableRole !== undefined && !isCell(one)) return isSameShape(one, other)
  return true
}

const childrenOf = (content: Fragment): Node[] =>
  Array.from({ length: content.childCount }, (_, at) => content.child(at))

const pairsOf = (before: readonly Node[], after: readonly Node[]) => {
  const mayPair = (at: number, newAt: number) => isVersion(before[at]!, after[newAt]!)
  if (before.length === after.length && before.every((_, at) => mayPair(at, at)))
    return before.map((_, at) => [at, at] as const)
  const texts = (nodes: readonly Node[]) =>
    nodes.map((node) => node.textBetween(0, node.content.size, ' ', ' '))
  return pairedTexts(texts(before), texts(after), mayPair)
}

/** Changes of the blocks that begin at `start`. */
export const blockChanges = (
  before: Fragment,
  start: number,
  after: Fragment,
  options: ChangeOptions,
): SuggestedChange[] => {
  const [old, fresh] = [childrenOf(before), childrenOf(after)]
  const positions = [start]
  for (const { nodeSize } of old) positions.push(positions.at(-1)! + nodeSize)
  const changes: SuggestedChange[] = []
  let [at, newAt] = [0, 0]
  for (const [next, newNext] of [...pairsOf(old, fresh), [old.length, fresh.length] as const]) {
    if (at < next || newAt < newNext)
      changes.push({
        from: positions[at]!,
        to: positions[next]!,
        content: Fragment.fromArray(fresh.slice(newAt, newNext)),
      })
    const [one, other] = [old[next], fresh[newNext]]
    if (one && other && !one.isLeaf)
      changes.push(
        ...(one.isTextblock ? inlineChanges : blockChanges)(
          one.content,
          positions[next]! + 1,
          other.content,
          options,
        ),
      )
    ;[at, newAt] = [next + 1, newNext + 1]
  }
  return changes
}
