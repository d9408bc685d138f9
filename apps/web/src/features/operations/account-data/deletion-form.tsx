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
      name: (name) => (name.trim() === accountName.trim() ? null : `Type the account name: ${accountName}`),
      password: (password) => (password === '' ? messages.required : null),
    },
  })
  const deletion = useMutation({
    mutationFn: async (values: { name: string; password: string }) => {
      await deleteAccount(values)
      endSession('Your account was deleted.')
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  return (
    <form onSubmit={form.onSubmit((values) => deletion.mutate(values))} noValidate autoComplete="off">
      <Stack>
        <Text size="sm">This takes effect immediately and can’t be undone:</Text>
        <List size="sm" spacing={4}>
          <List.Item>All records and images in “{accountName}” are deleted</List.Item>
          <List.Item>Sites on the built-in host go offline</List.Item>
          <List.Item>All members are signed out, and access tokens stop working</List.Item>
          <List.Item>Members without another account can’t sign in anymore</List.Item>
        </List>
        <Text size="sm">
          Sites published to your cloud accounts stay online. Delete those sites first to take them offline.
        </Text>
        <FormFailure error={deletion.error} />
        <TextInput
          label="Account name"
          description={`Type “${accountName}” to confirm`}
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
          Delete account{' '}
        </DialogActions>
      </Stack>
    </form>
  )
}
