import type { UseFormReturnType } from '@mantine/form'
import { useMutation, type MutationKey } from '@tanstack/react-query'
import { fieldErrors } from '../api/errors.ts'
import { queryClient } from '../query/query-client.ts'
import { focusFirstError } from './focus-first-error.ts'
import { useSaveHotkey } from './use-save-hotkey.ts'

interface FormSave<Values, Saved> {
  readonly key: MutationKey
  readonly save: (values: Values) => Promise<Saved>
  readonly onSaved: (saved: Saved) => unknown
  /** Returns the messages by field; those of the server unless given. */
  readonly errorsOf?: (error: unknown) => Record<string, string>
}

/**
 * Saves a form on submit and Ctrl+S, with one request at a time and only once. Shows errors at their fields, and
 * focuses the first of these.
 */
export const useFormSave = <Values, Saved>(
  form: UseFormReturnType<Values>,
  { key, save, onSaved, errorsOf = fieldErrors }: FormSave<Values, Saved>,
) => {
  const saving = useMutation({
    mutationKey: key,
    mutationFn: save,
    onSuccess: onSaved,
    onError: (error) => {
      const refused = errorsOf(error)
      form.setErrors(refused)
      focusFirstError(form, refused)
    },
  })
  const submit = form.onSubmit(
    (values) => {
      // the second press of a double click comes before the button shows that it waits
      if (queryClient.isMutating({ mutationKey: key }) === 0 && !saving.isSuccess) saving.mutate(values)
    },
    (errors) => focusFirstError(form, errors),
  )
  useSaveHotkey(() => submit())
  return { submit, saving }
}
