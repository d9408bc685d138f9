import type { EditOrigin, ImprovedField } from '@web2/contract/articles'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { storeDraft, type KeptDraft } from '../../../lib/forms/stored-draft.ts'
import type { FieldProposal } from './editor-ai.ts'

/** A suggestion as JSON of the editor's schema. */
export interface KeptSuggestion {
  readonly from: number
  readonly to: number
  readonly content: unknown
  readonly original: unknown
  readonly reason: string
  readonly isStale: boolean
}

/** Undecided suggestions of an article, and the text that they belong to. */
export interface KeptSuggestions {
  readonly html: string
  readonly suggestions: readonly KeptSuggestion[]
  readonly fields: readonly (readonly [ImprovedField, FieldProposal])[]
  readonly origin: EditOrigin | null
}

/** Undecided suggestions of one article, stored in this tab for one user, as its unsaved text is. */
export interface SuggestionsDraft {
  read(): KeptSuggestions | null
  /** Stores suggestions; none of them clears the draft. */
  write(kept: KeptSuggestions): void
}

export const suggestionsDraft = (userId: string, articleId: string): SuggestionsDraft => {
  const draft = formDraft<KeptDraft<KeptSuggestions>>(`suggestions.${userId}.${articleId}`)
  return {
    read: () => draft.read()?.values ?? null,
    write: (kept) => {
      const isKept =
        (kept.suggestions.length > 0 || kept.fields.length > 0) &&
        storeDraft(draft, { values: kept, upon: null, sending: null })
      // suggestions of an earlier text must not come back
      if (!isKept) draft.clear()
    },
  }
}
