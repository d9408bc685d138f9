import type { Tone, WireNode } from '@web2/builder'
import type { SectionContent } from './section-content.ts'
import type { SectionKind } from './section-kinds.ts'

export type SectionSpace = 'tight' | 'normal' | 'wide'

/** How a section looks in its place on a page. */
export interface SectionLook {
  readonly tone: Tone
  readonly space: SectionSpace
}

/** Ready-made section: blocks that take their look from the theme of the page. */
export interface LibrarySection {
  /** Kind and name, such as 'faq/pane'. */
  readonly id: `${SectionKind}/${string}`
  readonly kind: SectionKind
  /** Name in the editor, by which people tell sections of one kind apart. */
  readonly name: string
  /** Tones it looks right in; the first one is its own. */
  readonly tones: readonly Tone[]
  /** Content that a new one starts with. It is true of every business. */
  readonly content: SectionContent
  /** Returns new blocks without UUIDs. */
  readonly make: (content: SectionContent, look: SectionLook) => WireNode
}
