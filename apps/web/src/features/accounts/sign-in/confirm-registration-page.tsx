import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { errorIdOf, fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { confirmRegistration, openRegistration } from '../resources.ts'
import { signIn } from '../../../lib/session/sign-in.ts'
import { Failure } from '../../../ui/failure.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { requiredProblem } from './credentials.ts'
import { AuthCard } from './auth-card.tsx'
import { useGuestForm } from './use-guest-form.ts'
import { useSubmission } from './use-submission.ts'

const isOver = 'This link has expired or was already used. Sign in if you have an account, or sign up again.'

const failureOf = (error: unknown): string => (errorIdOf(error) === 'not-found' ? isOver : sentenceFor(error))

/** The password shows that the link is opened by who signed up; then the account opens, and they are in. */
const ConfirmForm = ({ token, email }: { token: string; email: string }) => {
  const navigate = useNavigate()
  const form = useGuestForm({ initialValues: { password: '' }, validate: { password: requiredProblem } })
  const confirming = useSubmission(
    async ({ password }: typeof form.values) => {
      await confirmRegistration(token, password)
      await signIn(email, password)
      await navigate({ to: '/', replace: true })
    },
    (error) => form.setErrors(fieldErrors(error)),
  )
  const isAtField = confirming.isError && 'password' in fieldErrors(confirming.error)
  return (
    <form onSubmit={form.onSubmit(confirming.send)} noValidate>
      <Stack>
        {confirming.isError && !isAtField && <Failure message={failureOf(confirming.error)} />}
        <TextInput label="Email" type="email" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label="Password"
          description="The password you chose at sign-up"
          autoComplete="current-password"
          autoFocus
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
          {...form.field('password')}
        />
        <Button type="submit" loading={confirming.isPending} fullWidth mt="xs">
          Confirm and sign in
        </Button>
      </Stack>
    </form>
  )
}

/** Where the link of a registration leads. Opening it changes nothing: mail scanners open links, too. */
export const ConfirmRegistrationPage = () => {
  const { token = '' } = useSearch({ from: '/empty/queries/confirm-registration' })
  const found = useQuery({
    queryKey: ['registrations', token],
    queryFn: () => openRegistration(token),
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (found.isError)
    return (
      <AuthCard
        {...(errorIdOf(found.error) === 'not-found'
          ? { title: 'This link doesn’t work', text: 'Each link confirms one account, once.' }
          : { title: 'Confirm your account', text: 'Open the link in our email to finish signing up.' })}
        footer={
          <>
            <TextLink to="/login" underline="always">
              Sign in
            </TextLink>
            {' or '}
            <TextLink to="/register" underline="always">
              sign up again
            </TextLink>
          </>
        }
      >
        <Failure message={failureOf(found.error)} />
      </AuthCard>
    )
  return (
    <AuthCard
      title="Confirm your account"
      text="Enter your password to finish signing up."
      footer={
        <>
          Forgot the password you chose?{' '}
          <TextLink to="/register" underline="always">
            Sign up again
          </TextLink>
        </>
      }
    >
      {found.isPending && <Waiting />}
      {found.data !== undefined && <ConfirmForm token={token} email={found.data.email} />}
    </AuthCard>
  )
}
