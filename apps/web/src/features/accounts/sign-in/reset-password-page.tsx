import { Button, Stack } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { errorIdOf, sentenceFor } from '../../../lib/api/errors.ts'
import { resetPassword } from '../resources.ts'
import { signIn } from '../../../lib/session/sign-in.ts'
import { Failure } from '../../../ui/failure.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { NewPasswordField, newPasswordProblem } from './new-password-field.tsx'
import { AuthCard } from './auth-card.tsx'
import { useGuestForm } from './use-guest-form.ts'
import { useSubmission } from './use-submission.ts'

const isOver = 'This link has expired or was already used. Request a new one.'

/** Where the mailed link leads: a new password, and in. */
export const ResetPasswordPage = () => {
  const { token = '' } = useSearch({ from: '/empty/reset-password' })
  const navigate = useNavigate()
  const form = useGuestForm({ initialValues: { password: '' }, validate: { password: newPasswordProblem } })
  const reset = useSubmission(async ({ password }: { password: string }) => {
    const { email } = await resetPassword(token, password)
    await signIn(email, password)
    await navigate({ to: '/', replace: true })
  })

  return (
    <AuthCard
      title="Choose a new password"
      text="You’ll be signed out on all other devices."
      footer={
        <TextLink to="/forgot-password" underline="always">
          Request a new link
        </TextLink>
      }
    >
      <form onSubmit={form.onSubmit(reset.send)} noValidate>
        <Stack>
          {reset.isError && (
            <Failure message={errorIdOf(reset.error) === 'not-found' ? isOver : sentenceFor(reset.error)} />
          )}
          <NewPasswordField label="New password" autoFocus {...form.field('password')} />
          <Button type="submit" loading={reset.isPending} fullWidth mt="xs">
            Save and sign in
          </Button>
        </Stack>
      </form>
    </AuthCard>
  )
}
