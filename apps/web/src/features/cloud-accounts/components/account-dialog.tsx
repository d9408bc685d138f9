import { Button, Group, Modal, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { CloudAccount } from '@web2/contract'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { cloudAccounts, cloudSettings } from '../../../lib/api/resources.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { say } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import { accountRules, accountValues, changedAccount, emptyAccount, newAccount } from '../account-values.ts'

interface AccountFormProps {
  /** null: a new account. */
  account: CloudAccount | null
  onClose: () => void
}

const hidden = (last4: string) => `•••• ${last4}`

const AccountForm = ({ account, onClose }: AccountFormProps) => {
  const form = useForm({
    initialValues: account === null ? emptyAccount : accountValues(account),
    validate: accountRules(account === null),
  })
  const save = useMutation({
    mutationFn: (values: typeof form.values) =>
      account === null
        ? cloudAccounts.create(newAccount(values))
        : cloudAccounts.patch(account._id, changedAccount(values)),
    onSuccess: (saved) => {
      void queryClient.invalidateQueries({ queryKey: [cloudAccounts.path] })
      void queryClient.invalidateQueries({ queryKey: [cloudSettings.path] })
      say(`${saved.label} was saved.`)
      onClose()
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  const submit = form.onSubmit((values) => save.mutate(values))
  useSaveHotkey(() => submit())
  const refused = Object.keys(fieldErrors(save.error))
  const inline = refused.length > 0 && refused.every((field) => field in form.values)

  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack>
        {save.isError && !inline && <Failure message={sentenceFor(save.error)} />}
        <TextInput
          label="Label"
          description="Your own name for this account"
          withAsterisk
          data-autofocus
          {...form.getInputProps('label')}
        />
        <TextInput
          label="Endpoint"
          description="The S3 address of the store, as its own documentation gives it"
          placeholder="https://s3.example.com"
          type="url"
          withAsterisk
          {...form.getInputProps('endpoint')}
        />
        <TextInput label="Region" withAsterisk {...form.getInputProps('region')} />
        <TextInput
          label="Access key"
          autoComplete="off"
          withAsterisk={account === null}
          {...(account === null
            ? {}
            : {
                description: 'Leave empty to keep the stored key',
                placeholder: hidden(account.accessKey.last4),
              })}
          {...form.getInputProps('accessKey')}
        />
        <PasswordInput
          label="Secret key"
          autoComplete="new-password"
          withAsterisk={account === null}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the secret key', tabIndex: 0 }}
          {...(account === null
            ? { description: 'Stored sealed; it is never shown again' }
            : {
                description: 'Leave empty to keep the stored key',
                placeholder: hidden(account.secretKey.last4),
              })}
          {...form.getInputProps('secretKey')}
        />
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface AccountDialogProps {
  /** undefined: closed; null: a new account. */
  account: CloudAccount | null | undefined
  onClose: () => void
}

/** Adds or changes a cloud account. */
export const AccountDialog = ({ account, onClose }: AccountDialogProps) => (
  <Modal
    opened={account !== undefined}
    onClose={onClose}
    title={account === null ? 'Add cloud account' : 'Edit cloud account'}
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    {account !== undefined && <AccountForm key={account?._id ?? 'new'} account={account} onClose={onClose} />}
  </Modal>
)
