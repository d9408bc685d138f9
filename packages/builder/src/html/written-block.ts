import type { ExportWarning } from './page.ts'
import { elementShown, type Shown } from './shown.ts'

/** Facts about a block known before any page is written. */
export interface BlockFacts {
  readonly uuid: string
  /** Name shown to users. */
  readonly label: string
  /** '' for bare text. */
  readonly tag: string
  /** Stays on the page even if it is empty: the page itself, and blocks with an image of their own. */
  readonly stays: boolean
  /** Sample text, omitted from pages for visitors. */
  readonly isSample: boolean
  /** First words of sample text. */
  readonly words: string
}

/** Placeholder that left a gap; an omitted block has none. */
export interface Gap {
  /** false for a name that no data can have. */
  readonly known: boolean
  readonly name: string
  readonly warning: ExportWarning
}

/** Reason why a block itself is omitted. */
export type Cause = 'data' | 'text' | 'sample' | 'form'

/** Block as written for one page. */
export interface WrittenBlock {
  readonly facts: BlockFacts
  readonly html: string
  /** undefined if its children determine it. */
  readonly shown: Shown | undefined
  readonly children: readonly WrittenBlock[]
  /** null while it is on the page. */
  readonly cause: Cause | 'emptied' | null
  readonly warnings: readonly ExportWarning[]
  readonly gaps: readonly Gap[]
}

export const shownOf = (block: WrittenBlock): Shown =>
  block.shown ??
  elementShown(block.facts.tag, block.children.filter(({ cause }) => cause === null).map(shownOf))
