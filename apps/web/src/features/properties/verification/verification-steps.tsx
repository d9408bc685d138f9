import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { verificationLimits, type Verification } from '@web2/contract/properties'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { sendOtp, verifications } from '../resources.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { noteApproval } from './approval-note.ts'
import { GuestLink } from './guest-link.tsx'
import { Question } from './question.tsx'
import { VerificationState } from './verification-state.tsx'

/** Poll interval in ms of a running verification, in addition to socket events. */
const poll = 2_000

const refresh = () => queryClient.invalidateQueries({ queryKey: [verifications.path] })

const isOpen = ({ status }: Verification): boolean => status === 'running' || status === 'waiting'

const TimeLeft = ({ verification: { tries, expiresAt } }: { verification: Verification }) => (
  <Text size="xs" c="dimmed">
    {tries > 0 && `${verificationLimits.tries - tries} of ${verificationLimits.tries} attempts left. `}
    {expiresAt !== null && `Answer by ${formatMoment(expiresAt)}.`}
  </Text>
)

interface VerificationStepsProps {
  readonly verificationId: string
  /** The property's type. */
  readonly type: string
  /** Restarts a failed verification. */
  readonly onRestart?: () => void
}

/** A verification from wherever it is to its end: what it asks, what it does, and how it ended. */
export const VerificationSteps = ({ verificationId, type, onRestart }: VerificationStepsProps) => {
  const shown = useQuery({
    queryKey: [verifications.path, 'get', verificationId],
    queryFn: () => verifications.get(verificationId),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? poll : false),
  })
  const answer = useMutation({
    mutationFn: (otp: string) =>
      sendOtp({ otp, jobId: verificationId, type, ...(shown.data?.ask && { step: shown.data.ask.step }) }),
    onSettled: refresh,
  })
  const retry = useMutation({
    mutationFn: () => verifications.patch(verificationId, { status: 'running' }),
    onSettled: refresh,
  })
  const cancel = useMutation({
    mutationFn: () => verifications.patch(verificationId, { status: 'cancelled' }),
    onSettled: refresh,
  })
  if (shown.isError && shown.data === undefined)
    return <Failure message={sentenceFor(shown.error)} onRetry={() => void shown.refetch()} />
  if (shown.data === undefined) return <Waiting label="Loading the verification" />
  const verification = shown.data
  const { ask, status } = verification
  return (
    <Stack gap="md">
      {status === 'waiting' && ask !== null ? (
        <Question
          key={`${ask.step} ${verification.tries}`}
          ask={ask}
          busy={answer.isPending}
          refusal={answer.isError ? sentenceFor(answer.error) : null}
          onAnswer={answer.mutate}
          onLeave={() => noteApproval({ jobId: verificationId, isGuest: false, type })}
        />
      ) : (
        <VerificationState {...verification} />
      )}
      {retry.isError && <Failure message={sentenceFor(retry.error)} />}
      {cancel.isError && <Failure message={sentenceFor(cancel.error)} />}
      {status === 'waiting' && <TimeLeft verification={verification} />}
      {status === 'waiting' && ask?.step !== 'approve' && <GuestLink verificationId={verificationId} />}
      {isOpen(verification) && (
        <Group justify="end">
          {verification.retryAt !== null && (
            <Button size="xs" variant="default" loading={retry.isPending} onClick={() => retry.mutate()}>
              Try now
            </Button>
          )}
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            loading={cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            Cancel verification
          </Button>
        </Group>
      )}
      {status === 'failed' && onRestart !== undefined && (
        <Button variant="default" style={{ alignSelf: 'start' }} onClick={onRestart}>
          Start over
        </Button>
      )}
    </Stack>
  )
}
