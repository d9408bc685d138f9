import { useForm, type UseFormReturnType } from '@mantine/form'
import type { BusinessProfile, BusinessProfilePatch, ProfileField } from '@web2/contract/listings'
import { useEffect, useMemo, useRef, useState } from 'react'
import { fieldErrors, isApiError } from '../../../lib/api/errors.ts'
import { focusFirstError } from '../../../lib/forms/focus-first-error.ts'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { showSuccess } from '../../../lib/snackbar.ts'
import { businessProfiles } from '../resources.ts'
import {
  changedFields,
  enteredValues,
  formValues,
  savedValues,
  tidyValues,
  type ProfileValues,
} from './profile-values.ts'

export type ProfileForm = UseFormReturnType<ProfileValues>

interface ProfileFormOptions {
  /** As the server last answered it. */
  readonly latest: BusinessProfile
  /** Shows what was saved. */
  readonly onSaved: (saved: BusinessProfile) => void
}

/** Unsaved changes, kept in this tab. */
interface Kept {
  /** The fields that were changed. */
  readonly fields: Partial<ProfileValues>
  /** Version of the profile that they are based on. */
  readonly version: number
}

const chosen = (values: ProfileValues, fields: readonly ProfileField[]): Partial<ProfileValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

const errorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([path, text]) => [path.replace(/^confirmed\./, ''), text]),
  )

/** The form of a business profile: draft, guard, Ctrl+S, conflicts, and proposals that are confirmed or dropped. */
export const useProfileForm = ({ latest, onSaved }: ProfileFormOptions) => {
  const draft = useMemo(() => formDraft<Kept>(`profile.${latest._id}`), [latest._id])
  const [kept] = useState(draft.read)
  // unsaved changes to an earlier version are a conflict when they are saved
  const [opened, setOpened] = useState({ ...latest, version: kept?.version ?? latest.version })
  const [restored, setRestored] = useState(kept !== null)
  const [busy, setBusy] = useState<'save' | 'proposals' | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [conflict, setConflict] = useState<BusinessProfile | null>(null)
  const form = useForm<ProfileValues>({ initialValues: { ...formValues(latest), ...kept?.fields } })
  const before = useMemo(() => formValues(opened), [opened])
  const touched = changedFields(form.values, before)
  const isDirty = useRef(false)
  isDirty.current = touched.length > 0

  const { setValues, values } = form
  useEffect(() => {
    const fields = changedFields(values, before)
    if (fields.length > 0) draft.write({ fields: chosen(values, fields), version: opened.version })
    else draft.clear()
  }, [before, draft, opened.version, values])
  // what someone else saved is shown as long as nothing is typed
  useEffect(() => {
    if (latest.version <= opened.version || isDirty.current) return
    setOpened(latest)
    setValues(formValues(latest))
  }, [latest, opened.version, setValues])
  useUnsavedGuard(() => isDirty.current, draft.clear)

  /** Shows what was saved. Anything typed while it was saved stays. */
  const adopt = (saved: BusinessProfile, sent: Partial<ProfileValues>) => {
    const stored = formValues(saved)
    setValues(savedValues({ typed: form.getValues(), before, sent, stored }))
    setOpened(saved)
    onSaved(saved)
  }

  const send = async (
    kind: 'save' | 'proposals',
    patch: Omit<BusinessProfilePatch, 'version'>,
    version: number,
    sent: Partial<ProfileValues> = {},
  ): Promise<boolean> => {
    if (busy !== null) return false
    setBusy(kind)
    setFailure(null)
    setConflict(null)
    try {
      const saved = await businessProfiles.patch(opened._id, { version, ...patch })
      adopt(saved, sent)
      return true
    } catch (error) {
      if (!isApiError(error) || error.code !== 409) setFailure(error)
      else await businessProfiles.get(opened._id).then(setConflict, setFailure)
      const refused = errorsOf(error)
      form.setErrors(refused)
      focusFirstError(form, refused)
      return false
    } finally {
      setBusy(null)
    }
  }

  /** Saves the fields that were changed, over another person's version if one is given. */
  const save = async (over?: BusinessProfile): Promise<void> => {
    const tidy = tidyValues(form.values)
    const fields = changedFields(tidy, before)
    setValues(tidy)
    form.clearErrors()
    if (fields.length === 0) return void showSuccess('Saved')
    const patch = { confirmed: enteredValues(tidy, fields) }
    if (!(await send('save', patch, (over ?? opened).version, chosen(tidy, fields)))) return
    draft.clear()
    setRestored(false)
    showSuccess('Saved')
  }
  useSaveHotkey(() => void save())

  const takeTheirs = (stored: BusinessProfile) => {
    draft.clear()
    setRestored(false)
    setOpened(stored)
    setValues(formValues(stored))
    setConflict(null)
  }

  const discard = () => {
    draft.clear()
    setRestored(false)
    setValues(before)
  }

  return {
    form,
    opened,
    touched,
    busy,
    failure,
    conflict,
    restored,
    save,
    takeTheirs,
    discard,
    confirm: (ids: readonly string[]) => send('proposals', { confirm: [...ids] }, opened.version),
    dismiss: (ids: readonly string[]) => send('proposals', { dismiss: [...ids] }, opened.version),
  }
}
