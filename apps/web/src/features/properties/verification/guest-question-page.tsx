import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { propertyTypeTitles, type GuestVerification } from '@web2/contract/properties'
import { useState, type SubmitEvent } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { counted } from '../../../lib/text/counted.ts'
import { guestVerification, sendOtp } from '../resources.ts'
import { Failure } from '../../../ui/failure.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { noteApproval } from './approval-note.ts'
import { Question } from './question.tsx'
import { VerificationState } from './verification-state.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { AuthCard } from '../../accounts/sign-in/auth-card.tsx'

/** Poll interval in ms of a running verification. */
const poll = 2_000

const SignIn = () => (
  <>
    Have an account?{' '}
    <TextLink to="/login" underline="always">
      Sign in
    </TextLink>
  </>
)

/** The secret part of a link, or of whatever of it was pasted. */
const secretIn = (pasted: string): string | undefined => /([\w-]{43})\s*$/.exec(pasted.trim())?.[1]

/** Asks a guest for their link. */
const EnterLink = () => {
  const navigate = useNavigate()
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const id = secretIn(link)
    if (id === undefined) setProblem('This link is incomplete. Copy the whole link and try again.')
    else void navigate({ to: '/get-otp/$id', params: { id } })
  }
  return (
    <AuthCard
      title="Answer a verification"
      text="Someone asked you to help verify a site."
      footer={<SignIn />}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            label="Verification link"
            autoComplete="off"
            value={link}
            error={problem}
            onChange={(event) => {
              setLink(event.currentTarget.value)
              setProblem(null)
            }}
          />
          <Button type="submit">Open link</Button>
        </Stack>
      </form>
    </AuthCard>
  )
}

const titleOf = ({ propertyType, name, url }: GuestVerification): string =>
  `${propertyTypeTitles[propertyType]}: ${name || url}`

/** Questions to a guest. Each answer uses up the link; the next one replaces it in the URL. */
const Answering = ({ secret }: { secret: string }) => {
  const navigate = useNavigate()
  const shown = useQuery({
    queryKey: ['get-otp', secret],
    queryFn: () => guestVerification(secret),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? poll : false),
  })
  const answer = useMutation({
    mutationFn: (otp: string) =>
      sendOtp({
        otp,
        jobId: secret,
        ...(shown.data && { type: shown.data.propertyType }),
        ...(shown.data?.ask && { step: shown.data.ask.step }),
      }),
    onSuccess: ({ jobId }) => void navigate({ to: '/get-otp/$id', params: { id: jobId }, replace: true }),
  })
  if (shown.isError && shown.data === undefined)
    return (
      <AuthCard
        title="This link doesn’t work"
        text="Each link is valid for one day and one answer."
        footer={<SignIn />}
      >
        <Failure message={sentenceFor(shown.error)} />
      </AuthCard>
    )
  if (shown.data === undefined) return <Waiting label="Loading the question" />
  const { ask, status, username, triesLeft } = shown.data
  return (
    <AuthCard
      title={titleOf(shown.data)}
      text={username === '' ? 'Verify that you own this site' : `Signed in as ${username}`}
      footer="No account needed. You can close this page when you’re done."
    >
      <Stack gap="md">
        {status === 'waiting' && ask !== null ? (
          <Question
            ask={ask}
            busy={answer.isPending}
            refusal={answer.isError ? sentenceFor(answer.error) : null}
            onAnswer={answer.mutate}
            onLeave={() => noteApproval({ jobId: secret, isGuest: true, type: shown.data.propertyType })}
          />
        ) : (
          <VerificationState {...shown.data} />
        )}
        {status === 'waiting' && (
          <Text size="xs" c="dimmed">
            {counted(triesLeft, 'attempt')} left
          </Text>
        )}
      </Stack>
    </AuthCard>
  )
}

/** /get-otp without a link. */
export const GetOtpPage = () => <EnterLink />

/** /get-otp/{id}, for guests with a link. */
export const AnswerOtpPage = () => {
  const { id } = useParams({ strict: false })
  return <Answering key={id} secret={id ?? ''} />
}
