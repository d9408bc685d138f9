import type { Fragment, Slice } from '@tiptap/pm/model'
import type { Range } from './touched-range.ts'

/** A change of the document: the content takes the place of the range. */
export interface SuggestedChange {
  readonly from: number
  readonly to: number
  readonly content: Fragment
}

/** A change that a user decides on. It is not part of the document until it is accepted. */
export interface Suggestion extends SuggestedChange {
  readonly id: string
  /** Why it is proposed, e.g. 'Shorten'. */
  readonly reason: string
  /** Content of the range when it was proposed. */
  readonly original: Slice
  /** Number of document changes in this editor before it was proposed. */
  readonly baseVersion: number
  /** True once the user changed its range, so that it can't be accepted any more. */
  readonly isStale: boolean
}

/** Passage that AI is working on, with the element in which its answer is shown. */
export interface Target extends Range {
  readonly host: HTMLElement
  /** True once the user changed the passage. */
  readonly isStale: boolean
}
