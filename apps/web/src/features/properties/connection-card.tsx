import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Property } from '@web2/contract/properties'
import { sentenceFor } from '../../lib/api/errors.ts'
import { properties, verifications } from './resources.ts'
import { formatMoment } from '../../lib/dates.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess } from '../../lib/snackbar.ts'
import { Failure } from '../../ui/failure.tsx'
import { VerificationSteps } from './verification/verification-steps.tsx'
import { lastVerification } from './properties-api.ts'
import { nextTry, shownStatus } from './property-labels.ts'

const refresh = () =>
  Promise.all(
    [properties.path, verifications.path].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
  )

/** Whether the property works, what stands in the way, and what to do about it. */
export const ConnectionCard = ({ property }: { property: Property }) => {
  const { _id, propertyType, status, problem, nextTryAt, connected, lastVerifiedAt, username } = property
  const attempt = useQuery(lastVerification(_id))
  const connect = useMutation({
    mutationFn: () => verifications.create({ propertyId: _id }),
    onSettled: refresh,
  })
  const check = useMutation({
    mutationFn: () => properties.patch(_id, { check: true }),
    onSuccess: () => showSuccess('Checking the connection…'),
    onSettled: refresh,
  })
  const isOpen = attempt.data?.status === 'running' || attempt.data?.status === 'waiting'
  const failure = connect.error ?? check.error ?? attempt.error
  const { label, color } = shownStatus(property)

  return (
    <Stack className="card" px={{ base: 'md', sm: 'lg', md: 'xl' }} py="lg" gap="md">
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Title order={2} size="h5">
            Connection
          </Title>
          <Badge variant="light" color={color} tt="none" fw={600}>
            {label}
          </Badge>
        </Group>
        {!isOpen && (
          <Group gap="xs">
            {connected && (
              <Button variant="default" size="xs" loading={check.isPending} onClick={() => check.mutate()}>
                {problem !== '' && status === 'verified' ? 'Try now' : 'Check now'}
              </Button>
            )}
            <Button
              size="xs"
              {...(status === 'verified' ? { variant: 'default' } : {})}
              loading={connect.isPending}
              onClick={() => connect.mutate()}
            >
              {status === 'new' ? 'Connect' : 'Reconnect'}
            </Button>
          </Group>
        )}
      </Group>
      {failure !== null && <Failure message={sentenceFor(failure)} />}
      {isOpen && attempt.data ? (
        <VerificationSteps verificationId={attempt.data._id} type={propertyType} />
      ) : (
        <>
          {problem !== '' && <Failure message={[problem, nextTry(nextTryAt)].filter(Boolean).join(' ')} />}
          {status === 'verified' && problem === '' && (
            <Text size="sm">
              Connected{username !== '' && ` as “${username}”`}.
              {lastVerifiedAt !== null && ` Last verified ${formatMoment(lastVerifiedAt)}.`} Checked daily.
            </Text>
          )}
          {status === 'new' && <Text size="sm">Connect this property to publish posts to it.</Text>}
        </>
      )}
    </Stack>
  )
}
