import { useForm } from '@mantine/form'
import type { PromptStacker, PromptStackerData } from '@web2/contract/articles'
import { useCallback, useEffect, useMemo, useState, useRef } from 'react'
import { fieldErrors, isApiError } from '../../../lib/api/errors.ts'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { focusFirstError } from '../../../lib/forms/focus-first-error.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { stackerData, stackerErrors, stackerValues, type StackerValues } from './stacker-values.ts'

export interface StackerFormOptions {
  /** Key of the draft: 'prompt-stacker.new' or 'prompt-stacker.<id>'. */
  draftKey: string
  initial: StackerValues
  /** The record as stored now, which another user may have changed since the form was opened. */
  latest?: PromptStacker
  /** Saves the values; `since` is the `updatedAt` of the record from which the form was filled. */
  save: (data: PromptStackerData, since: string | undefined) => Promise<PromptStacker>
  /** Called after a save. Returns 'stay' if the form stays open. */
  onSaved: (stacker: PromptStacker) => 'stay' | void
}

interface Draft {
  readonly values: StackerValues
  /** Undefined for a new one, because JSON omits it. */
  readonly since?: string | undefined
}

/** Returns the form of a prompt stacker: validation, draft, leave guard, Ctrl+S and edit conflicts. */
export const useStackerForm = ({ draftKey, initial, latest, save, onSaved }: StackerFormOptions) => {
  const draft = useMemo(() => formDraft<Draft>(draftKey), [draftKey])
  const [kept] = useState(() => draft.read())
  const [restored, setRestored] = useState(kept !== null)
  // typed text belongs to the version in which it was typed
  const [since, setSince] = useState(kept === null ? latest?.updatedAt : kept.since)
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const isSaved = useRef(false)
  const form = useForm<StackerValues>({ initialValues: initial, validate: stackerErrors })

  const { setValues, isDirty } = form
  useEffect(() => {
    if (kept !== null) setValues(kept.values)
  }, [kept, setValues])
  useEffect(() => {
    if (isDirty() && !isSaved.current) draft.write({ values: form.values, since })
  }, [draft, form.values, isDirty, since])
  useUnsavedGuard(() => !isSaved.current && isDirty(), draft.clear)

  /** Compares with the saved version from now on, keeping what was typed during the save. */
  const goOn = useCallback(
    (stacker: PromptStacker, sent: StackerValues) => {
      const stored = stackerValues(stacker)
      form.setInitialValues(stored)
      if (form.getValues() === sent) form.setValues(stored)
      isSaved.current = false
      setSince(stacker.updatedAt)
      setRestored(false)
      setSaving(false)
    },
    [form],
  )

  const submit = useCallback(async () => {
    if (saving) return
    const { hasErrors, errors } = form.validate()
    if (hasErrors) {
      focusFirstError(form, errors)
      return
    }
    setSaving(true)
    setFailure(null)
    try {
      const sent = form.values
      const stacker = await save(stackerData(sent), since)
      isSaved.current = true
      draft.clear()
      if (onSaved(stacker) === 'stay') goOn(stacker, sent)
    } catch (error) {
      setFailure(error)
      if (isApiError(error)) form.setErrors(fieldErrors(error))
      setSaving(false)
    }
  }, [draft, form, goOn, onSaved, save, saving, since])
  useSaveHotkey(() => void submit())

  const discard = () => {
    draft.clear()
    form.reset()
    setSince(latest?.updatedAt)
    setRestored(false)
  }

  const overtaken = latest !== undefined && !saving && latest.updatedAt !== since ? latest : null
  /** Lets the next save overwrite another user's version. */
  const keepMine = () => {
    setSince(latest?.updatedAt)
    setFailure(null)
  }
  const takeTheirs = () => {
    if (latest === undefined) return
    draft.clear()
    const values = stackerValues(latest)
    form.setInitialValues(values)
    form.setValues(values)
    keepMine()
    setRestored(false)
  }
  return { form, submit, saving, failure, restored, discard, overtaken, keepMine, takeTheirs }
}
