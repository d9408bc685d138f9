import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { OpenInvitation } from '@web2/contract/accounts'
import { errorIdOf, fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { acceptInvitation, openInvitation } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { currentUser, refreshUser, signIn, signOut } from '../../../lib/session/sign-in.ts'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink, TextLink } from '../../../ui/links.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { requiredProblem } from './credentials.ts'
import { NewPasswordField, newPasswordProblem } from './new-password-field.tsx'
import { AuthCard } from './auth-card.tsx'
import { useGuestForm } from './use-guest-form.ts'
import { useSubmission } from './use-submission.ts'

const isOver =
  'This invitation has expired, was revoked or was already accepted. Ask the person who invited you for a new one.'

interface AnswerProps {
  token: string
  invitation: OpenInvitation
}

/** For who is here for the first time: a name and a password, and in. */
const NewcomerForm = ({ token, invitation: { email, name } }: AnswerProps) => {
  const navigate = useNavigate()
  const form = useGuestForm({
    initialValues: { name, password: '' },
    validate: { name: requiredProblem, password: newPasswordProblem },
  })
  const joining = useSubmission(
    async (values: typeof form.values) => {
      await acceptInvitation({ token, name: values.name.trim(), password: values.password })
      await signIn(email, values.password)
      await navigate({ to: '/', replace: true })
    },
    (error) => form.setErrors(fieldErrors(error)),
  )
  return (
    <form onSubmit={form.onSubmit(joining.send)} noValidate>
      <Stack>
        {joining.isError && <Failure message={sentenceFor(joining.error)} />}
        <TextInput label="Email" type="email" autoComplete="username" value={email} readOnly />
        <TextInput label="Name" autoComplete="name" autoFocus {...form.field('name')} />
        <NewPasswordField {...form.field('password')} />
        <Button type="submit" loading={joining.isPending} fullWidth mt="xs">
          Accept invitation
        </Button>
      </Stack>
    </form>
  )
}

/** For who is signed in with the invited address. */
const MemberAnswer = ({ token }: { token: string }) => {
  const navigate = useNavigate()
  const joining = useMutation({
    mutationFn: async () => {
      await acceptInvitation({ token })
      await refreshUser()
    },
    onSuccess: () => navigate({ to: '/', replace: true }),
  })
  return (
    <Stack>
      {joining.isError && <Failure message={sentenceFor(joining.error)} />}
      <Text size="sm">You keep your own account. Switch between accounts in the account menu.</Text>
      <Button loading={joining.isPending} onClick={() => joining.mutate()} fullWidth>
        Accept invitation
      </Button>
    </Stack>
  )
}

/** For who has a user here, but is not signed in with it. */
const SignInFirst = ({ token, email }: { token: string; email: string }) => (
  <Stack>
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      This invitation is for {email}. Sign in with that address to accept it.
    </Text>
    <ButtonLink to="/login" search={{ redirect: `/invitation?token=${token}` }} fullWidth>
      Sign in
    </ButtonLink>
  </Stack>
)

/** Shown to a user signed in with another email address. */
const SomebodyElse = ({ email, signedInAs }: { email: string; signedInAs: string }) => {
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['invitations'] }),
  })
  return (
    <Stack>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        This invitation is for {email}, but you’re signed in as {signedInAs}.
      </Text>
      <Button loading={leaving.isPending} onClick={() => leaving.mutate()} fullWidth>
        Sign out and continue
      </Button>
    </Stack>
  )
}

const Answer = ({ token, invitation, signedInAs }: AnswerProps & { signedInAs: string | null }) => {
  if (signedInAs?.toLowerCase() === invitation.email) return <MemberAnswer token={token} />
  if (invitation.isUser) return <SignInFirst token={token} email={invitation.email} />
  if (signedInAs === null) return <NewcomerForm token={token} invitation={invitation} />
  return <SomebodyElse email={invitation.email} signedInAs={signedInAs} />
}

/** Where the link of an invitation leads. */
export const InvitationPage = () => {
  const { token = '' } = useSearch({ from: '/empty/queries/invitation' })
  const found = useQuery({
    queryKey: ['invitations', token],
    queryFn: async () => ({ invitation: await openInvitation(token), user: await currentUser() }),
    retry: false,
    // once it was accepted there is nothing to look at
    refetchOnWindowFocus: false,
  })
  const { invitation, user } = found.data ?? {}
  const isExpired = found.isError && errorIdOf(found.error) === 'not-found'
  const from = invitation?.inviterName ?? 'A member'
  return (
    <AuthCard
      {...(invitation !== undefined
        ? {
            title: `Join ${invitation.accountName}`,
            text: `${from} invited you as a virtual assistant (VA).`,
          }
        : isExpired
          ? { title: 'This link doesn’t work', text: 'Each invitation can be accepted once.' }
          : { title: 'Your invitation', text: 'You’re invited to join an account.' })}
      footer={
        <TextLink to="/" underline="always">
          {user ? 'Not now' : 'Sign in'}
        </TextLink>
      }
    >
      {found.isPending && <Waiting />}
      {found.isError && <Failure message={isExpired ? isOver : sentenceFor(found.error)} />}
      {invitation !== undefined && (
        <Answer token={token} invitation={invitation} signedInAs={user?.email ?? null} />
      )}
    </AuthCard>
  )
}
