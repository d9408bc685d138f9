import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { fieldErrors, isApiError } from '../../lib/api/errors.ts'
import { focusFirstError } from '../../lib/forms/focus-first-error.ts'
import { namesFields } from '../../lib/forms/names-fields.ts'
import { useSaveHotkey } from '../../lib/forms/use-save-hotkey.ts'
import { useUnsavedGuard } from '../../lib/forms/use-unsaved-guard.tsx'
import { propertyProblems, type PropertyValues } from './property-values.ts'

interface PropertyFormOptions<Saved> {
  initial: PropertyValues
  /** Whether secrets are stored that stay with these values. */
  keeps?: (values: PropertyValues) => boolean
  save: (values: PropertyValues) => Promise<Saved>
  onSaved: (saved: Saved) => void
}

/** The form of a property: rules, guard, Ctrl+S, and the server's own refusals by field. */
export const usePropertyForm = <Saved>({
  initial,
  keeps = () => false,
  save,
  onSaved,
}: PropertyFormOptions<Saved>) => {
  const leaving = useRef(false)
  const form = useForm<PropertyValues>({
    initialValues: initial,
    validate: (values) => propertyProblems(values, keeps(values)),
  })
  const saving = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      leaving.current = true
      onSaved(saved)
    },
    onError: (error) => {
      if (!isApiError(error)) return
      const refused = fieldErrors(error)
      form.setErrors(refused)
      focusFirstError(form, refused)
    },
  })
  const submit = () => {
    if (saving.isPending) return
    const { hasErrors, errors } = form.validate()
    if (hasErrors) focusFirstError(form, errors)
    else saving.mutate(form.values)
  }
  useSaveHotkey(submit)
  useUnsavedGuard(
    () => !leaving.current && form.isDirty(),
    () => {},
  )
  /** Marks the form's values as stored. */
  const settled = () => {
    leaving.current = false
    form.resetDirty()
  }
  const failure = namesFields(saving.error) ? null : saving.error
  return { form, submit, saving: saving.isPending, failure, settled }
}
