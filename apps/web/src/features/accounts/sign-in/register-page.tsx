import { Button, Stack, TextInput } from '@mantine/core'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { register } from './register.ts'
import { Failure } from '../../../ui/failure.tsx'
import { emailProblem, requiredProblem } from './credentials.ts'
import { NewPasswordField, newPasswordProblem } from './new-password-field.tsx'
import { AuthCard } from './auth-card.tsx'
import { CheckInbox } from './check-inbox.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { useGuestForm } from './use-guest-form.ts'
import { useNewInstallation } from './use-new-installation.ts'
import { useSubmission } from './use-submission.ts'

/**
 * Creates an account and its first session; the guard of the screen then leads on. Where the address has to be confirmed
 * first, it says so and stays.
 */
export const RegisterPage = () => {
  const isNew = useNewInstallation()
  const form = useGuestForm({
    initialValues: { name: '', email: '', password: '' },
    validate: { name: requiredProblem, email: emailProblem, password: newPasswordProblem },
    validateOnBlur: ['email', 'password'],
  })
  const signUp = useSubmission(
    ({ name, email, password }: typeof form.values) =>
      register({ name: name.trim(), email: email.trim(), password }),
    (error) => form.setErrors(fieldErrors(error)),
  )
  const resend = useSubmission(register)
  const refusedFields = signUp.isError ? Object.keys(fieldErrors(signUp.error)) : []
  const shownInline = refusedFields.length > 0 && refusedFields.every((field) => field in form.values)
  const isPending = signUp.data === 'pending'

  return (
    <AuthCard
      title={isPending ? 'Check your inbox' : 'Create an account'}
      text={
        isPending
          ? 'One step left: confirm your email address.'
          : isNew
            ? 'The first account becomes the admin of this installation.'
            : 'Manage listings, content and sites in one place.'
      }
      footer={
        !isNew && (
          <>
            Already have an account?{' '}
            <TextLink to="/login" underline="always">
              Sign in
            </TextLink>
          </>
        )
      }
    >
      {isPending ? (
        <CheckInbox
          email={form.values.email.trim()}
          isSending={resend.isPending}
          isSentAgain={resend.isSuccess}
          failure={resend.isError ? sentenceFor(resend.error) : null}
          onResend={() =>
            resend.send({ ...form.values, name: form.values.name.trim(), email: form.values.email.trim() })
          }
          onBack={() => {
            resend.reset()
            signUp.reset()
          }}
        />
      ) : (
        <form onSubmit={form.onSubmit(signUp.send)} noValidate>
          <Stack>
            {signUp.isError && !shownInline && <Failure message={sentenceFor(signUp.error)} />}
            <TextInput label="Name" autoComplete="name" autoFocus {...form.field('name')} />
            <TextInput label="Email" type="email" autoComplete="username" {...form.field('email')} />
            <NewPasswordField {...form.field('password')} />
            <Button type="submit" loading={signUp.isPending} fullWidth mt="xs">
              Create account
            </Button>
          </Stack>
        </form>
      )}
    </AuthCard>
  )
}
