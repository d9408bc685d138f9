import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { askForReset } from '../resources.ts'
import { Failure } from '../../../ui/failure.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { emailProblem } from './credentials.ts'
import { AuthCard } from './auth-card.tsx'
import { useGuestForm } from './use-guest-form.ts'
import { useSubmission } from './use-submission.ts'

/** Asks for a link by mail. It says the same whether there is such a user or not. */
export const ForgotPasswordPage = () => {
  const form = useGuestForm({ initialValues: { email: '' }, validate: { email: emailProblem } })
  const asking = useSubmission(async ({ email }: { email: string }) => {
    await askForReset(email.trim())
    return email.trim()
  })

  return (
    <AuthCard
      title="Forgot your password?"
      text="We’ll email you a link to reset your password."
      footer={
        <TextLink to="/login" underline="always">
          Back to sign in
        </TextLink>
      }
    >
      {asking.data !== undefined ? (
        <Alert color="harbour" variant="light" role="status" title="Check your inbox">
          If {asking.data} has an account, we sent it a link that works once, within an hour. No email? Ask
          your administrator for the link.
        </Alert>
      ) : (
        <form onSubmit={form.onSubmit(asking.send)} noValidate>
          <Stack>
            {asking.isError && <Failure message={sentenceFor(asking.error)} />}
            <TextInput
              label="Email"
              type="email"
              autoComplete="username"
              autoFocus
              {...form.field('email')}
            />
            <Button type="submit" loading={asking.isPending} fullWidth mt="xs">
              Send link
            </Button>
          </Stack>
        </form>
      )}
    </AuthCard>
  )
}
