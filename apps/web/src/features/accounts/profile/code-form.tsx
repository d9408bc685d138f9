import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { UseMutationResult } from '@tanstack/react-query'
import { messages } from '@web2/contract/core'
import { useEffect } from 'react'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'

interface CodeFormProps {
  label: string
  submitLabel: string
  /** Action that takes the code. */
  change: UseMutationResult<unknown, Error, string>
}

/** One code of an authenticator app. */
export const CodeForm = ({ label, submitLabel, change }: CodeFormProps) => {
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() === '' ? messages.required : null) },
  })
  const { setErrors } = form
  useEffect(() => {
    if (change.error !== null) setErrors(fieldErrors(change.error))
  }, [change.error, setErrors])
  return (
    <form
      onSubmit={form.onSubmit(({ code }) => {
        if (!change.isPending) change.mutate(code.trim())
      })}
      noValidate
    >
      <Stack>
        <FormFailure error={change.error} />
        <TextInput
          label={label}
          data-autofocus
          autoComplete="one-time-code"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
        <Button type="submit" loading={change.isPending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  )
}
