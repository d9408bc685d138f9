import type { FormDraft } from './form-draft.ts'

/** Tells one state of a record from any other: its revision, or a hash of what it holds. */
export type RevisionTag = string | number

/** What is typed into a draft, kept in this tab until all of it is stored. */
export interface KeptDraft<Values> {
  readonly values: Values
  /** Sign of the record that it was typed upon; null for one that is not stored yet. */
  readonly upon: RevisionTag | null
  /** Sign of the record once the save under way has arrived, of which this tab may never have heard; null without. */
  readonly sending: RevisionTag | null
}

/** Whether nobody else has changed the record since: its sign is known, or the one that the last save leads to. */
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
    console.warn('This tab has no room to keep what is typed.', error)
    return false
  }
}
