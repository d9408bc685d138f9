import type { GenerationCard } from '@web2/contract/articles'
import { useMemo, useState } from 'react'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { storeDraft, type KeptDraft } from '../../../lib/forms/stored-draft.ts'

export interface TextDraft {
  readonly text: string
  /** Something was typed and not saved. */
  readonly isTyped: boolean
  /** The text was changed elsewhere after typing began here. */
  readonly isOvertaken: boolean
  change(text: string): void
  drop(): void
}

/** Text of a section while it is edited; it stays in this tab until it is saved or dropped. */
export const useTextDraft = ({ _id: id, text }: Pick<GenerationCard, '_id' | 'text'>): TextDraft => {
  const draft = useMemo(() => formDraft<KeptDraft<string>>(`section-text:${id}`), [id])
  const [typed, setTyped] = useState(() => draft.read())
  return {
    text: typed?.values ?? text,
    isTyped: typed !== null,
    isOvertaken: typed !== null && typed.upon !== text && typed.values !== text,
    change: (next) => {
      const kept = { values: next, upon: typed?.upon ?? text, sending: null }
      storeDraft(draft, kept)
      setTyped(kept)
    },
    drop: () => {
      draft.clear()
      setTyped(null)
    },
  }
}
