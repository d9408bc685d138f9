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
      text="We send you a link with which you choose a new one."
      footer={
        <TextLink to="/login" underline="always">
          Back to sign in
        </TextLink>
      }
    >
      {asking.isSuccess ? (
        <Alert color="harbour" variant="light" role="status" title="Look into your mailbox">
          If {asking.variables.email.trim()} belongs to a user here, a link is on its way. It works once, for
          an hour. Where no mail server is set up, the administrator can hand it to you.
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
              Send the link
            </Button>
          </Stack>
        </form>
      )}
    </AuthCard>
  )
}
