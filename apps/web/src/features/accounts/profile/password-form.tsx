import { Button, Checkbox, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { messages, type User } from '@web2/contract/core'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { loginSessions, patchProfile } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { Cell } from '../../../ui/form/form-section.tsx'
import { NewPasswordField, newPasswordProblem } from '../sign-in/new-password-field.tsx'

/** A new password, with the present one. */
export const PasswordForm = ({ user }: { user: User }) => {
  const form = useForm({
    initialValues: { currentPassword: '', password: '', revokeTokens: false },
    validate: {
      currentPassword: (password) => (password === '' ? messages.required : null),
      password: newPasswordProblem,
    },
  })
  const saving = useMutation({
    mutationFn: (values: typeof form.values) => patchProfile(user._id, values),
    onSuccess: (_user, { revokeTokens }) => {
      form.reset()
      void queryClient.invalidateQueries({ queryKey: [loginSessions.path] })
      showSuccess(
        revokeTokens
          ? 'Password changed. Other devices are signed out and your access tokens are revoked.'
          : 'Password changed. Other devices are signed out.',
      )
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  return (
    <Cell span={6}>
      <form
        onSubmit={form.onSubmit((values) => {
          if (!saving.isPending) saving.mutate(values)
        })}
        noValidate
        aria-label="Password"
      >
        <Stack maw="var(--app-field)">
          <FormFailure error={saving.error} />
          <input type="text" autoComplete="username" value={user.email} readOnly hidden />
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordField label="New password" {...form.getInputProps('password')} />
          <Checkbox
            label="Also revoke my access tokens"
            description="Scripts stop working until you give them new tokens"
            {...form.getInputProps('revokeTokens', { type: 'checkbox' })}
          />
          <div>
            <Button type="submit" variant="default" loading={saving.isPending}>
              Change password
            </Button>
          </div>
        </Stack>
      </form>
    </Cell>
  )
}
