import { List, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { messages } from '@web2/contract/core'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { deleteAccount } from '../resources.ts'
import { endSession } from '../../../lib/session/session.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

interface DeletionFormProps {
  /** The account's name, to be typed. */
  accountName: string
  onClose: () => void
}

/** The last question before an account is gone. */
export const DeletionForm = ({ accountName, onClose }: DeletionFormProps) => {
  const form = useForm({
    initialValues: { name: '', password: '' },
    validate: {
      name: (name) =>
        name.trim() === accountName.trim() ? null : `Type the name of the account: ${accountName}`,
      password: (password) => (password === '' ? messages.required : null),
    },
  })
  const deletion = useMutation({
    mutationFn: async (values: { name: string; password: string }) => {
      await deleteAccount(values)
      endSession('The account and everything in it was deleted.')
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  return (
    <form onSubmit={form.onSubmit((values) => deletion.mutate(values))} noValidate autoComplete="off">
      <Stack>
        <Text size="sm">At once, and for good:</Text>
        <List size="sm" spacing={4}>
          <List.Item>every record and every picture of “{accountName}” is deleted</List.Item>
          <List.Item>its sites at the built-in host go offline</List.Item>
          <List.Item>everybody is signed out, and access tokens stop working</List.Item>
          <List.Item>people who belong to no other account can no longer sign in</List.Item>
        </List>
        <Text size="sm">
          What was published at clouds stays there. Delete those sites first if they should go.
        </Text>
        <FormFailure error={deletion.error} />
        <TextInput
          label="Name of the account"
          description={`Type ${accountName}`}
          withAsterisk
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <PasswordInput
          label="Your password"
          withAsterisk
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
          {...form.getInputProps('password')}
        />
        <DialogActions gap="sm" onCancel={onClose} type="submit" color="red.8" loading={deletion.isPending}>
          Delete the account
        </DialogActions>
      </Stack>
    </form>
  )
}
