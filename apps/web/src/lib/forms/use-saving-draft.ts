import { useMutation, type QueryKey } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fieldErrors, sentenceFor } from '../api/errors.ts'
import { queryClient } from '../query/query-client.ts'
import { formDraft } from './form-draft.ts'
import { isUpToDate, storeDraft, type KeptDraft, type RevisionTag } from './stored-draft.ts'

/** Ms without typing until the draft is saved. */
const saveAfter = 800

/** Settings shared by all drafts of one record kind. */
export interface DraftKind<Values extends object, Stored extends { readonly _id: string }> {
  /** Begins the name under which a tab keeps what is typed. */
  readonly name: string
  readonly empty: () => Values
  readonly valuesOf: (stored: Stored) => Values
  /** Whether everything typed can be stored, so that nothing has to be kept in the tab. */
  readonly isWhole: (values: Values) => boolean
  readonly create: (values: Values) => Promise<Stored>
  readonly patch: (id: string, values: Values) => Promise<Stored>
  readonly signOf: (stored: Stored) => RevisionTag
  /** Returns the revision tag after saving these values; null if it can't be predicted. */
  readonly signAfter: (values: Values, stored: Stored | null) => RevisionTag | null
  readonly record: (id: string) => { readonly queryKey: QueryKey }
  /** Key of the lists that show the record. */
  readonly lists: QueryKey
}

export interface SavingDraft<Values, Stored> {
  readonly values: Values
  change(part: Partial<Values>): void
  readonly state: 'saved' | 'unsaved' | 'saving' | 'failed'
  readonly failure: string | null
  /** Saves what is unsaved; the record as it is stored then, null when that failed. */
  save(): Promise<Stored | null>
  isUnsaved(): boolean
}

const sentenceOf = (error: unknown): string => Object.values(fieldErrors(error))[0] ?? sentenceFor(error)

/**
 * A draft that saves itself while it is made: what is whole at the server, what is half typed in this tab. A new
 * record is created by its first change.
 */
export const useSavingDraft = <Values extends object, Stored extends { readonly _id: string }>(
  kind: DraftKind<Values, Stored>,
  record: Stored | null,
  onCreated: (stored: Stored) => void,
): SavingDraft<Values, Stored> => {
  const draftOf = useCallback(
    (id: string | null) => formDraft<KeptDraft<Values>>(`${kind.name}:${id ?? 'new'}`),
    [kind],
  )
  const [begun] = useState(() => {
    const upon = record && kind.signOf(record)
    const kept = draftOf(record?._id ?? null).read()
    // what was kept by an earlier release lacks the fields that were added since
    const mine = kept !== null && isUpToDate(kept, upon) ? { ...kind.empty(), ...kept.values } : null
    return {
      upon,
      values: mine ?? (record === null ? kind.empty() : kind.valuesOf(record)),
      // what was kept may have been whole, only not sent yet; a new one begins with a change
      isDirty: mine !== null && record !== null && kind.signAfter(mine, record) !== upon,
    }
  })
  const [values, setValues] = useState(begun.values)
  const [isDirty, setDirty] = useState(begun.isDirty)
  const now = useRef({
    values,
    stored: record,
    upon: begun.upon,
    sending: null as RevisionTag | null,
    changes: isDirty ? 1 : 0,
    saved: 0,
  })
  const saving = useMutation({
    mutationFn: (): Promise<Stored> => {
      const { stored, values } = now.current
      return stored === null ? kind.create(values) : kind.patch(stored._id, values)
    },
  })
  const { mutateAsync } = saving
  const running = useRef<Promise<Stored | null> | null>(null)

  const keep = useCallback(() => {
    const { stored, values, upon, sending } = now.current
    storeDraft(draftOf(stored?._id ?? null), { values, upon, sending })
  }, [draftOf])

  const saveNow = useCallback(async (): Promise<Stored | null> => {
    const { changes, saved, stored, values } = now.current
    if (saved === changes && stored !== null) return stored
    now.current.sending = kind.signAfter(values, stored)
    keep()
    // the mutation holds a failure, and the screen says it
    const answer = await mutateAsync().catch(() => null)
    now.current.sending = null
    if (answer === null) return null
    now.current = { ...now.current, stored: answer, upon: kind.signOf(answer), saved: changes }
    if (stored === null) draftOf(null).clear()
    queryClient.setQueryData(kind.record(answer._id).queryKey, answer)
    void queryClient.invalidateQueries({ queryKey: kind.lists })
    const isAll = now.current.changes === changes
    if (isAll) setDirty(false)
    if (isAll && kind.isWhole(now.current.values)) draftOf(answer._id).clear()
    else keep()
    if (stored === null) onCreated(answer)
    return answer
  }, [kind, draftOf, keep, mutateAsync, onCreated])

  const save = useCallback(async (): Promise<Stored | null> => {
    // one at a time: two first saves would make two records
    while (running.current) await running.current
    running.current = saveNow()
    try {
      return await running.current
    } finally {
      running.current = null
    }
  }, [saveNow])

  const change = useCallback(
    (part: Partial<Values>) => {
      now.current.values = { ...now.current.values, ...part }
      now.current.changes += 1
      keep()
      setValues(now.current.values)
      setDirty(true)
    },
    [keep],
  )

  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(() => void save(), saveAfter)
    return () => clearTimeout(timer)
  }, [isDirty, values, save])

  return {
    values,
    change,
    state: saving.isPending ? 'saving' : isDirty ? (saving.isError ? 'failed' : 'unsaved') : 'saved',
    failure: saving.isError ? sentenceOf(saving.error) : null,
    save,
    isUnsaved: () => now.current.changes > now.current.saved,
  }
}
