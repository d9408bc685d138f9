import { Button, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { messages } from '@web2/contract/core'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { beginTwoFactor, changeTwoFactor } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { twoFactorKey } from './profile-api.ts'
import { CodeForm } from './code-form.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Three steps: the password, the picture that the app reads with its first code, and the recovery codes. */
export const TwoFactorStartDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password === '' ? messages.required : null) },
  })
  const begin = useMutation({
    mutationFn: (password: string) => beginTwoFactor(password),
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  const confirm = useMutation({
    mutationFn: (code: string) => changeTwoFactor({ code, isOn: true }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: twoFactorKey }),
  })
  const codes = confirm.data?.recoveryCodes
  return (
    <Modal
      opened
      onClose={onClose}
      title={codes ? 'Save your recovery codes' : 'Set up two-factor sign-in'}
      closeOnClickOutside={false}
    >
      {codes !== undefined && <RecoveryCodes codes={codes} onDone={onClose} />}
      {codes === undefined && begin.data !== undefined && (
        <Stack>
          <Text size="sm">
            Scan this code with an authenticator app, such as Aegis, Google Authenticator or 1Password.
          </Text>
          <QrCode text={begin.data.uri} />
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            Or enter this key: {begin.data.secret}
          </Text>
          <CodeForm label="Code from the app" submitLabel="Turn on" change={confirm} />
        </Stack>
      )}
      {begin.data === undefined && (
        <form onSubmit={form.onSubmit(({ password }) => begin.mutate(password))} noValidate>
          <Stack>
            <FormFailure error={begin.error} />
            <PasswordInput
              label="Your password"
              data-autofocus
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
              {...form.getInputProps('password')}
            />
            <Button type="submit" loading={begin.isPending}>
              Continue
            </Button>
          </Stack>
        </form>
      )}
    </Modal>
  )
}
