import type { FormDraft } from './form-draft.ts'

/** Identifies a state of a record: its revision, or a hash of its content. */
export type RevisionTag = string | number

/** Typed values of a draft, kept in this tab until stored. */
export interface KeptDraft<Values> {
  readonly values: Values
  /** Sign of the record that it was typed upon; null for one that is not stored yet. */
  readonly upon: RevisionTag | null
  /** Revision tag after the running save, whose response this tab may miss; null without one. */
  readonly sending: RevisionTag | null
}

/** True if no one else changed the record since: its tag is known or that of the last save. */
export const isUpToDate = (
  { upon, sending }: Omit<KeptDraft<unknown>, 'values'>,
  stored: RevisionTag | null,
): boolean => upon === stored || (sending !== null && sending === stored)

/** Characters that a tab keeps of one draft at most; browsers end at five million for the whole origin. */
const mostKept = 2_000_000

/** Keeps what is typed; answers whether the tab could hold it. */
export const storeDraft = <Values>(draft: FormDraft<KeptDraft<Values>>, kept: KeptDraft<Values>): boolean => {
  if (JSON.stringify(kept.values).length > mostKept) return false
  try {
    draft.write(kept)
    return true
  } catch (error) {
    console.warn('This tab’s storage is full, so drafts can’t be saved.', error)
    return false
  }
}
