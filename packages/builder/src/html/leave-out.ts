import { isInline, isTextElement, type Shown } from './shown.ts'
import { shownOf, type WrittenBlock } from './written-block.ts'

/** Decision about the children of an element in which a block was left out. */
export interface LeftOut {
  /** Whether each child is left out, by itself or taken along. */
  readonly out: readonly boolean[]
  /** Children left out of running text, which leave a gap there. */
  readonly torn: ReadonlySet<number>
  /** Nothing is left that would mean anything alone. */
  readonly isEmptied: boolean
}

const isVisible = ({ kind }: Shown): boolean => kind !== 'nothing' && kind !== 'break'

/** From one line break to the next; the break after a line belongs to it. */
const linesOf = (shown: readonly Shown[]): [from: number, to: number][] => {
  const lines: [number, number][] = []
  let from = 0
  shown.forEach(({ kind }, at) => {
    if (kind !== 'break') return
    lines.push([from, at])
    from = at + 1
  })
  return [...lines, [from, shown.length]]
}

interface Children {
  readonly blocks: readonly WrittenBlock[]
  readonly shown: readonly Shown[]
  readonly out: boolean[]
}

const labelBefore = ({ shown, out }: Children, at: number, from: number): number | null => {
  for (let before = at - 1; before >= from; before -= 1) {
    const each = shown[before]!
    if (out[before] || each.kind === 'nothing') continue
    return each.kind === 'label' && each.hasColon ? before : null
  }
  return null
}

/** A label goes with what it names; a line of which only labels are left goes with its break. */
const leaveLineOut = (children: Children, from: number, to: number, isText: boolean): number[] => {
  const { blocks, shown, out } = children
  const gone: number[] = []
  for (let at = from; at < to; at += 1) if (out[at]) gone.push(at)
  const last = gone.at(-1)
  if (last === undefined) return []
  for (const at of gone) {
    const label = labelBefore(children, at, from)
    if (label !== null) out[label] = true
  }
  const left: number[] = []
  for (let at = from; at < to; at += 1) if (!out[at] && isVisible(shown[at]!)) left.push(at)
  if (left.every((at) => shown[at]!.kind === 'label' && at < last)) {
    for (const at of left) out[at] = true
    if (to < shown.length) out[to] = true
    else if (from > 0) out[from - 1] = true
    return []
  }
  const isRunning = isText || left.some((at) => blocks[at]!.facts.tag === '')
  return isRunning ? gone.filter((at) => isInline(blocks[at]!.facts.tag)) : []
}

/** A heading goes when all that stood below it, up to the next of its level, is gone. */
const leaveHeadingsOut = ({ shown, out }: Children): void => {
  for (let at = shown.length - 1; at >= 0; at -= 1) {
    const heading = shown[at]!
    if (out[at] || heading.kind !== 'heading') continue
    let isBare = false
    for (let next = at + 1; next < shown.length; next += 1) {
      const each = shown[next]!
      if (each.kind === 'heading' && each.level <= heading.level) break
      if (out[next]) isBare = true
      else if (isVisible(each)) {
        isBare = false
        break
      }
    }
    out[at] = isBare
  }
}

/** In a row of a table a cell stays where it is as long as the row does. */
const leaveRowOut = ({ shown, out }: Children): LeftOut => {
  const isEmptied = shown.every((each, at) => out[at] || !isVisible(each) || each.kind === 'heading')
  return { out, torn: new Set(), isEmptied }
}

/**
 * Decides what goes along with blocks that are left out: the label and the heading that name them, the line that they
 * stood in, and the element around them when nothing is left in it but headings.
 */
export const leaveOut = (tag: string, blocks: readonly WrittenBlock[]): LeftOut => {
  const children: Children = {
    blocks,
    shown: blocks.map(shownOf),
    out: blocks.map(({ cause }) => cause !== null),
  }
  const { shown, out } = children
  if (tag === 'tr') return leaveRowOut(children)
  const torn = new Set<number>()
  for (const [from, to] of linesOf(shown))
    for (const at of leaveLineOut(children, from, to, isTextElement(tag))) torn.add(at)
  leaveHeadingsOut(children)
  const left = shown.filter((each, at) => !out[at] && isVisible(each))
  return { out, torn, isEmptied: left.every(({ kind }) => kind === 'heading') }
}
