import { useForm, type UseFormReturnType } from '@mantine/form'
import type { Nap, NapData } from '@web2/contract/listings'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { fieldErrors, isApiError } from '../../../lib/api/errors.ts'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { EditConflictError } from './changed-meanwhile.ts'
import { napData, napRules, napValues, type NapValues } from './listing-values.ts'

export type NapForm = UseFormReturnType<NapValues>

interface NapFormOptions {
  /** Names the draft: 'nap.new' or 'nap.<id>'. */
  draftKey: string
  initial: NapValues
  /** Throws ChangedMeanwhile when the record is no longer the one that was opened, or than `over`. */
  save: (data: NapData, over?: Nap) => Promise<Nap>
  /** Answers 'stay' when the form stays open on what was saved. */
  onSaved: (nap: Nap) => 'stay' | void
}

/** A draft that an earlier version of the form kept lacks what has been added since. */
const wholeDraft = (initial: NapValues, kept: Partial<NapValues>): NapValues => ({
  ...initial,
  ...kept,
  hours: kept.hours?.map((day) => ({ ...day, more: day.more ?? [] })) ?? initial.hours,
})

const toTop = () => window.scrollTo({ top: 0, behavior: 'smooth' })

/** The business-listing form: rules, draft, guard, Ctrl+S, and the server's own refusals by field. */
export const useNapForm = ({ draftKey, initial, save, onSaved }: NapFormOptions) => {
  const draft = useMemo(() => formDraft<NapValues>(draftKey), [draftKey])
  const [restored, setRestored] = useState(() => draft.read() !== null)
  const [refused, setRefused] = useState(false)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [conflict, setConflict] = useState<Nap | null>(null)
  const saved = useRef(false)
  const form = useForm<NapValues>({ initialValues: initial, validate: napRules })

  const { setValues, isDirty } = form
  useEffect(() => {
    const kept = draft.read()
    if (kept !== null) setValues(wholeDraft(initial, kept))
  }, [draft, initial, setValues])
  useEffect(() => {
    if (isDirty()) draft.write(form.values)
  }, [draft, form.values, isDirty])

  useUnsavedGuard(() => !saved.current && isDirty(), draft.clear)

  /** The form compares with what was saved from now on; what was typed while it was saved stays. */
  const goOn = useCallback(
    (nap: Nap, sent: NapValues) => {
      const stored = napValues(nap)
      form.setInitialValues(stored)
      if (form.getValues() === sent) form.setValues(stored)
      saved.current = false
      setRefused(false)
      setRestored(false)
    },
    [form],
  )

  const submit = useCallback(
    async (over?: Nap) => {
      if (saving) return
      setRefused(true)
      if (form.validate().hasErrors) {
        toTop()
        return
      }
      setSaving(true)
      setFailure(null)
      setConflict(null)
      try {
        const sent = form.values
        const nap = await save(napData(sent), over)
        saved.current = true
        draft.clear()
        if (onSaved(nap) === 'stay') goOn(nap, sent)
      } catch (error) {
        if (error instanceof EditConflictError) setConflict(error.stored)
        else setFailure(error)
        if (isApiError(error)) form.setErrors(fieldErrors(error))
        toTop()
      } finally {
        setSaving(false)
      }
    },
    [draft, form, goOn, onSaved, save, saving],
  )
  useSaveHotkey(() => void submit())

  const takeTheirs = (stored: Nap) => {
    form.setValues(napValues(stored))
    setConflict(null)
  }

  const discard = () => {
    draft.clear()
    form.reset()
    setRestored(false)
  }

  return { form, submit, saving, failure, conflict, takeTheirs, refused, restored, discard }
}
