import { useMutation } from '@tanstack/react-query'
import type { GenerationCard } from '@web2/contract/articles'
import { useEffect, useMemo, useRef, useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../../../lib/api/errors.ts'
import { formDraft } from '../../../../../lib/forms/form-draft.ts'
import { isUpToDate, storeDraft, type KeptDraft } from '../../../../../lib/forms/stored-draft.ts'
import { generationCards } from '../../../resources.ts'
import { showCard } from '../plan-api.ts'

export interface StepDraft<Values> {
  readonly values: Values
  change(part: Partial<Values>): void
  readonly isChanged: boolean
  /** The step was changed elsewhere after the first change here. */
  readonly isOvertaken: boolean
  readonly isSaving: boolean
  readonly failure: string | null
  /** Saves the changes, if any. Returns whether the step is stored as it is here. */
  save(): Promise<boolean>
  /** Drops the changes and shows the stored step. */
  discard(): void
  /** Keeps the changes made here over those made elsewhere; `save` stores them. */
  keepMine(): void
}

type Card = Pick<GenerationCard, '_id' | 'text'>

/**
 * Changes to a step whose text is JSON. They stay in this tab until they are saved, so that an error, a reload or a
 * change made elsewhere loses nothing. `cleaned` returns the values to store, without empty rows.
 */
export const useStepDraft = <Values extends object>(
  { _id: id, text }: Card,
  stored: Values,
  cleaned: (values: Values) => Values,
): StepDraft<Values> => {
  const draft = useMemo(() => formDraft<KeptDraft<Values>>(`plan-step:${id}`), [id])
  const [kept, setKept] = useState(() => draft.read())
  const latest = useRef(kept)
  useEffect(() => {
    latest.current = kept
  })
  const keep = (next: KeptDraft<Values> | null) => {
    latest.current = next
    if (next === null) draft.clear()
    else storeDraft(draft, next)
    setKept(next)
  }

  const saving = useMutation({
    mutationFn: async (): Promise<boolean> => {
      const sent = latest.current
      if (sent === null) return true
      const next = JSON.stringify(cleaned(sent.values))
      const now = await generationCards.get(id)
      if (now.text === next) {
        showCard(now)
        if (latest.current === sent) keep(null)
        return true
      }
      if (!isUpToDate(sent, now.text)) {
        showCard(now)
        return false
      }
      const sending = { ...sent, sending: next }
      keep(sending)
      const saved = await generationCards.patch(id, { text: next })
      const isAll = latest.current === sending
      showCard(saved)
      keep(isAll || latest.current === null ? null : { ...latest.current, upon: saved.text, sending: null })
      return isAll
    },
  })

  const isSame = kept === null || JSON.stringify(cleaned(kept.values)) === JSON.stringify(cleaned(stored))
  const failed = saving.isError ? saving.error : null
  return {
    values: kept?.values ?? stored,
    change: (part) => {
      const { values, upon, sending } = latest.current ?? { values: stored, upon: text, sending: null }
      keep({ values: { ...values, ...part }, upon, sending })
    },
    isChanged: !isSame,
    isOvertaken: kept !== null && !isSame && !saving.isPending && !isUpToDate(kept, text),
    isSaving: saving.isPending,
    failure: failed && (Object.values(fieldErrors(failed))[0] ?? sentenceFor(failed)),
    save: () => saving.mutateAsync().catch(() => false),
    discard: () => {
      saving.reset()
      keep(null)
    },
    keepMine: () => {
      if (latest.current !== null) keep({ ...latest.current, upon: text, sending: null })
    },
  }
}
