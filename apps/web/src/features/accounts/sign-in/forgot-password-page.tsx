import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { askForReset } from '../resources.ts'
import { Failure } from '../../../ui/failure.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { emailProblem } from './credentials.ts'
import { AuthCard } from './auth-card.tsx'

/** Asks for a link by mail. It says the same whether there is such a user or not. */
export const ForgotPasswordPage = () => {
  const form = useForm({ initialValues: { email: '' }, validate: { email: emailProblem } })
  const asking = useMutation({ mutationFn: ({ email }: { email: string }) => askForReset(email.trim()) })

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
      {asking.isSuccess ? (
        <Alert color="harbour" variant="light" role="status" title="Check your inbox">
          If {asking.variables.email.trim()} has an account, we sent it a link that works once, within an
          hour. No email? Ask your administrator for the link.
        </Alert>
      ) : (
        <form onSubmit={form.onSubmit((values) => asking.mutate(values))} noValidate>
          <Stack>
            {asking.isError && <Failure message={sentenceFor(asking.error)} />}
            <TextInput
              label="Email"
              type="email"
              autoComplete="username"
              autoFocus
              {...form.getInputProps('email')}
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
