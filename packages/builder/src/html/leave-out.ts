import { isInline, isTextElement, type Shown } from './shown.ts'
import { shownOf, type WrittenBlock } from './written-block.ts'

/** Result for the children of an element in which a block was omitted. */
export interface LeftOut {
  /** Whether each child is omitted, by itself or with others. */
  readonly out: readonly boolean[]
  /** Children omitted from running text, where they leave a gap. */
  readonly torn: ReadonlySet<number>
  /** The remaining content is meaningless on its own. */
  readonly isEmptied: boolean
}

const isVisible = ({ kind }: Shown): boolean => kind !== 'nothing' && kind !== 'break'

/** Returns the lines between line breaks; the break after a line belongs to it. */
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

/** Omits a label with what it names, and a line of only labels with its break. */
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

/** Omits a heading if everything below it, up to the next of its level, is omitted. */
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

/** Keeps cells of a table row in place while the row exists. */
const leaveRowOut = ({ shown, out }: Children): LeftOut => {
  const isEmptied = shown.every((each, at) => out[at] || !isVisible(each) || each.kind === 'heading')
  return { out, torn: new Set(), isEmptied }
}

/**
 * Determines what is omitted along with blocks: their labels and headings, their line, and the element around
 * them if only headings remain in it.
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
