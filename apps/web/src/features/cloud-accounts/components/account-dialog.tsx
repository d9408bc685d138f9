import { Alert, Button, Group, Modal, NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { CloudAccount, CloudSetting } from '@web2/contract'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { cloudAccounts, cloudSettings, testCloudAccount } from '../../../lib/api/resources.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { say } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import {
  accountRules,
  accountValues,
  changedAccount,
  emptyAccount,
  newAccount,
  type AccountValues,
} from '../account-values.ts'

interface AccountFormProps {
  /** null: a new account. */
  account: CloudAccount | null
  clouds: readonly [CloudSetting, ...CloudSetting[]]
  onClose: () => void
}

const hidden = (last4: string) => `•••• ${last4}`

const AccountForm = ({ account, clouds, onClose }: AccountFormProps) => {
  const form = useForm<AccountValues>({
    initialValues: account === null ? emptyAccount(clouds[0].cloud) : accountValues(account),
    validate: accountRules(account === null),
  })
  const save = useMutation({
    mutationFn: (values: AccountValues) =>
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
  const test = useMutation({
    mutationFn: (values: AccountValues) => testCloudAccount(account?._id ?? null, changedAccount(values)),
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  const submit = form.onSubmit((values) => {
    test.reset()
    save.mutate(values)
  })
  useSaveHotkey(() => submit())
  const failed = save.isError ? save.error : test.error
  const refused = Object.keys(fieldErrors(failed))
  const inline = refused.length > 0 && refused.every((field) => field in form.values)

  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <Stack>
        {failed !== null && !inline && <Failure message={sentenceFor(failed)} />}
        {clouds.length > 1 && (
          <NativeSelect
            label="Cloud"
            disabled={account !== null}
            data={clouds.map(({ cloud, name }) => ({ value: cloud, label: name }))}
            {...form.getInputProps('cloud')}
          />
        )}
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
        {test.data?.status === 'error' && <Failure message={test.data.message} />}
        {test.data?.status === 'success' && (
          <Alert color="harbour" variant="light" role="status">
            {test.data.message}
          </Alert>
        )}
        <Group justify="space-between" mt="xs">
          <Button
            variant="default"
            loading={test.isPending}
            onClick={() => {
              if (!form.validate().hasErrors) test.mutate(form.values)
            }}
          >
            Test
          </Button>
          <Group gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={save.isPending}>
              Save
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  )
}

interface AccountDialogProps {
  /** undefined: closed; null: a new account. */
  account: CloudAccount | null | undefined
  clouds: readonly CloudSetting[]
  onClose: () => void
}

/** Adds or changes a cloud account. */
export const AccountDialog = ({ account, clouds, onClose }: AccountDialogProps) => {
  const [first, ...others] = clouds
  return (
    <Modal
      opened={account !== undefined}
      onClose={onClose}
      title={account === null ? 'Add cloud account' : 'Edit cloud account'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {account !== undefined && first !== undefined && (
        <AccountForm
          key={account?._id ?? 'new'}
          account={account}
          clouds={[first, ...others]}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}
