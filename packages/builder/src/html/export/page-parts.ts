import type { Missing } from '../../bindings/placeholders.ts'
import { leaveOut } from '../leave-out.ts'
import { keepsPlaceholders, keepsSamples, type ExportPage, type ExportWarning } from '../page.ts'
import type { Shown } from '../shown.ts'
import { emptyBound, emptyText, sampleText, unfilled, type Place } from '../warnings.ts'
import type { BlockFacts, Cause, Gap, WrittenBlock } from '../written-block.ts'

/** Block that contains the current piece while it is written. */
export interface AroundPiece {
  readonly warn: (warning: ExportWarning) => void
  readonly missing: (what: Missing, place: Place) => void
  /** Omits the block from this page. */
  readonly leaveOut: (cause: Cause) => void
}

/** Piece that depends on the page's data. */
export type Piece = (page: ExportPage, around: AroundPiece) => string

interface Opening {
  readonly kind: 'open'
  readonly facts: BlockFacts
  /** Index of its closing part. */
  end: number
}

interface Closing {
  readonly kind: 'close'
  readonly html: string
  readonly shown: Shown | undefined
}

/** Block that is the same on every page. */
interface Fixed {
  readonly kind: 'fixed'
  readonly block: WrittenBlock
}

/** Parts of a page: fixed text, pieces, and the start and end of blocks that may be omitted. */
export type Part = string | Piece | Opening | Closing | Fixed

export interface Parts {
  readonly write: (text: string) => void
  readonly insert: (piece: Piece) => void
  /** Starts a block, which ends at `close` and is omitted or kept as a whole. */
  readonly open: (facts: BlockFacts) => void
  /** `shown` is absent if the blocks inside determine it. */
  readonly close: (html: string, shown?: Shown) => void
  readonly done: () => readonly Part[]
}

/** Collects parts and merges adjacent texts. */
export const collectParts = (): Parts => {
  const parts: Part[] = []
  const opened: { readonly opening: Opening; readonly at: number }[] = []
  let text = ''
  const flush = () => {
    if (text) parts.push(text)
    text = ''
  }
  return {
    write: (more) => {
      text += more
    },
    insert: (piece) => {
      flush()
      parts.push(piece)
    },
    open: (facts) => {
      flush()
      const opening: Opening = { kind: 'open', facts, end: 0 }
      opened.push({ opening, at: parts.push(opening) - 1 })
    },
    close: (html, shown) => {
      flush()
      const { opening, at } = opened.pop()!
      const written = parts.slice(at + 1)
      if (shown && !opening.facts.isSample && written.every((part) => typeof part === 'string')) {
        parts.length = at
        const block = { ...onPage, facts: opening.facts, html: written.join('') + html, shown }
        parts.push({ kind: 'fixed', block })
      } else opening.end = parts.push({ kind: 'close', html, shown }) - 1
    },
    done: () => {
      flush()
      return parts
    },
  }
}

const noWarnings: readonly ExportWarning[] = []
const noGaps: readonly Gap[] = []
const noChildren: readonly WrittenBlock[] = []
const onPage = { children: noChildren, cause: null, warnings: noWarnings, gaps: noGaps } as const

/** Warnings about missing content; others don't matter in an omitted block, but for forms that were to deliver. */
const ofMissed = new Set(['empty-phrase', 'sample-text', 'empty-block', 'form-without-recipient'])

const missedIn = (warnings: readonly ExportWarning[]): readonly ExportWarning[] =>
  warnings.filter(
    ({ code, severity }) => code === 'form-unreachable' || (severity !== 'error' && ofMissed.has(code)),
  )

/** Returns the warnings of a block; if it is omitted from running text, it leaves a gap. */
const warningsOf = (
  { facts, warnings, gaps, cause }: WrittenBlock,
  isTorn: boolean,
): readonly ExportWarning[] => {
  if (cause === null) return [...warnings, ...gaps.map(({ warning }) => warning)]
  if (cause === 'text' && isTorn) return [...missedIn(warnings), ...gaps.map(({ warning }) => warning)]
  const empty = gaps.flatMap(({ known, name }) => (known ? name : []))
  return [
    ...missedIn(warnings),
    ...gaps.flatMap(({ known, warning }) => (known ? [] : warning)),
    ...(cause === 'text' && empty.length > 0 ? [emptyText(empty, facts.uuid)] : []),
    ...(cause === 'data' ? [emptyBound(facts.label, facts.uuid)] : []),
    ...(cause === 'sample' ? [sampleText(facts.words, facts.uuid)] : []),
  ]
}

/** Block while it is written; the outermost one is the page. */
class Writing implements AroundPiece {
  html = ''
  readonly facts: BlockFacts | null
  private readonly report: ExportPage['warn']
  private children: WrittenBlock[] = []
  private warnings: ExportWarning[] = []
  private gaps: Gap[] = []
  private cause: Cause | null = null

  constructor(facts: BlockFacts | null, report: ExportPage['warn']) {
    this.facts = facts
    this.report = report
  }

  warn(warning: ExportWarning): void {
    if (!this.report) return
    if (this.facts) this.warnings.push(warning)
    else this.report(warning)
  }

  missing(what: Missing, place: Place): void {
    if (!this.report) return
    const warning = unfilled(what, place)
    if (this.facts) this.gaps.push({ ...what, warning })
    else this.report(warning)
  }

  leaveOut(cause: Cause): void {
    this.cause ??= cause
  }

  add(block: WrittenBlock): void {
    if (this.facts) {
      this.children.push(block)
      return
    }
    if (block.cause === null) this.html += block.html
    if (this.report) for (const warning of warningsOf(block, false)) this.report(warning)
  }

  /** `isWhole`: nothing is omitted. */
  close(facts: BlockFacts, closing: Closing, isWhole: boolean): WrittenBlock {
    const { children, warnings, gaps } = this
    const block = { facts, shown: closing.shown, children, warnings, gaps }
    if (this.cause !== null && !isWhole) return { ...block, html: '', cause: this.cause }
    const isTouched = children.some(({ cause }) => cause !== null)
    const left = isTouched ? leaveOut(facts.tag, children) : null
    const isEmptied = left !== null && left.isEmptied && !facts.stays
    const isInRow = facts.tag === 'tr' && !isEmptied
    let html = this.html
    children.forEach((child, at) => {
      if (!left?.out[at]) html += child.html
      else if (isInRow) html += `<${child.facts.tag}></${child.facts.tag}>`
      if (!this.report) return
      const said = warningsOf(child, left?.torn.has(at) ?? false)
      const isTaken = isEmptied || (child.cause === null && left?.out[at])
      for (const warning of isTaken ? missedIn(said) : said) warnings.push(warning)
    })
    const known = children.map((child, at) =>
      left?.out[at] ? { ...child, cause: child.cause ?? 'emptied' } : child,
    )
    return {
      ...block,
      children: left ? (known as WrittenBlock[]) : children,
      html: isEmptied ? '' : html + closing.html,
      cause: isEmptied ? 'emptied' : null,
    }
  }
}

/** Writes the parts for one page. */
export const renderParts = (parts: readonly Part[], page: ExportPage): string => {
  const isWhole = keepsPlaceholders(page)
  const hasSamples = keepsSamples(page)
  const whole = new Writing(null, page.warn)
  const around: Writing[] = [whole]
  let current = whole
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]!
    if (typeof part === 'string') current.html += part
    else if (typeof part === 'function') current.html += part(page, current)
    else if (part.kind === 'fixed') current.add(part.block)
    else if (part.kind === 'close') {
      const block = current.close(current.facts!, part, isWhole)
      around.pop()
      current = around.at(-1)!
      current.add(block)
    } else if (part.facts.isSample && !hasSamples) {
      current.add({ ...onPage, facts: part.facts, html: '', shown: undefined, cause: 'sample' })
      at = part.end
    } else {
      current = new Writing(part.facts, page.warn)
      around.push(current)
    }
  }
  return whole.html
}
