import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorIdOf, sentenceFor } from '../../../lib/api/errors.ts'
import { session } from '../../../lib/session/session.ts'
import { signIn } from '../../../lib/session/sign-in.ts'
import { Failure } from '../../../ui/failure.tsx'
import { emailProblem, requiredProblem } from './credentials.ts'
import { AuthCard } from './auth-card.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { useGuestForm } from './use-guest-form.ts'
import { useNewInstallation } from './use-new-installation.ts'
import { useSubmission } from './use-submission.ts'

/**
 * Opens a session; the guard of the screen then leads on to where the visitor wanted to go. Where no one has an account
 * yet, it leads to registration.
 */
export const LoginPage = () => {
  const { notice } = session.use()
  const isNew = useNewInstallation()
  const form = useGuestForm({
    initialValues: { email: '', password: '', code: '' },
    validate: { email: emailProblem, password: requiredProblem },
  })
  const login = useSubmission(({ email, password, code }: typeof form.values) =>
    signIn(email.trim(), password, code.trim() === '' ? undefined : code.trim()),
  )
  const isAsked = errorIdOf(login.error) === 'code-needed'
  const [wantsCode, setWantsCode] = useState(false)
  if (isAsked && !wantsCode) setWantsCode(true)
  // the field that appears says it already
  const isFirstAsk = isAsked && login.variables?.code.trim() === ''

  if (isNew) return <Navigate to="/register" replace />
  return (
    <AuthCard
      title="Sign in"
      text="Manage listings, content and sites in one place."
      footer={
        <>
          New here?{' '}
          <TextLink to="/register" underline="always">
            Create an account
          </TextLink>
        </>
      }
    >
      <form onSubmit={form.onSubmit(login.send)} noValidate>
        <Stack>
          {notice !== null && !login.isError && (
            <Alert color="yellow" variant="light" role="status">
              {notice}
            </Alert>
          )}
          {login.isError && !isFirstAsk && <Failure message={sentenceFor(login.error)} />}
          <TextInput label="Email" type="email" autoComplete="username" autoFocus {...form.field('email')} />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
            {...form.field('password')}
          />
          {wantsCode && (
            <TextInput
              label="Code"
              description="From your authenticator app, or a recovery code"
              autoComplete="one-time-code"
              autoFocus
              spellCheck={false}
              {...form.field('code')}
            />
          )}
          <TextLink to="/forgot-password" size="sm" style={{ alignSelf: 'flex-start' }}>
            Forgot your password?
          </TextLink>
          <Button type="submit" loading={login.isPending} fullWidth mt="xs">
            Sign in
          </Button>
        </Stack>
      </form>
    </AuthCard>
  )
}
