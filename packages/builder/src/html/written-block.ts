import type { ExportWarning } from './page.ts'
import { elementShown, type Shown } from './shown.ts'

/** Facts about a block that are known before any page is written. */
export interface BlockFacts {
  readonly uuid: string
  /** Label of the block for users. */
  readonly label: string
  /** '' for bare text. */
  readonly tag: string
  /** Stays on the page though nothing is left in it: the page itself, and what has a picture of its own. */
  readonly stays: boolean
  /** Sample text: left out of pages for visitors. */
  readonly isSample: boolean
  /** The first words of sample text. */
  readonly words: string
}

/** A placeholder that left a gap; in a block that is left out there is none. */
export interface Gap {
  /** False for a name that no data could have. */
  readonly known: boolean
  readonly name: string
  readonly warning: ExportWarning
}

/** Why a block is left out by itself. */
export type Cause = 'data' | 'text' | 'sample' | 'form'

/** A block as it was written for one page. */
export interface WrittenBlock {
  readonly facts: BlockFacts
  readonly html: string
  /** Undefined: by its children. */
  readonly shown: Shown | undefined
  readonly children: readonly WrittenBlock[]
  /** Null while it is on the page. */
  readonly cause: Cause | 'emptied' | null
  readonly warnings: readonly ExportWarning[]
  readonly gaps: readonly Gap[]
}

export const shownOf = (block: WrittenBlock): Shown =>
  block.shown ??
  elementShown(block.facts.tag, block.children.filter(({ cause }) => cause === null).map(shownOf))
