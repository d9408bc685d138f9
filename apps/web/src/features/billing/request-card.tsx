import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { BillingRequest, BillingRequestStatus } from '@web2/contract/billing'
import { sentenceFor } from '../../lib/api/errors.ts'
import { billingRequests } from './resources.ts'
import { formatMoment } from '../../lib/dates.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showError } from '../../lib/snackbar.ts'
import { tierName } from '../../lib/text/tier-name.ts'

const states: Readonly<Record<BillingRequestStatus, { label: string; color: string }>> = {
  open: { label: 'Pending', color: 'yellow' },
  granted: { label: 'Approved', color: 'green' },
  declined: { label: 'Declined', color: 'red' },
  withdrawn: { label: 'Withdrawn', color: 'gray' },
}

/** The account's latest request: how it stands, what was answered, and the way to take it back. */
export const RequestCard = ({ request }: { request: BillingRequest }) => {
  const { _id, tier, status, message, answer, createdAt, answeredAt } = request
  const withdrawal = useMutation({
    mutationFn: () => billingRequests.patch(_id, { status: 'withdrawn' }),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [billingRequests.path] }),
  })
  const { label, color } = states[status]
  return (
    <Stack gap="xs" p="lg" className="card" component="section" aria-labelledby="request">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h5" id="request">
          Your {tierName(tier)} plan request
        </Title>
        <Badge variant="light" color={color} tt="none">
          {label}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        Sent {formatMoment(createdAt)}
        {answeredAt !== null && `, answered ${formatMoment(answeredAt)}`}
      </Text>
      {message !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {message}
        </Text>
      )}
      {answer !== '' && (
        <Text size="sm" fw={500} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          Reply: {answer}
        </Text>
      )}
      {status === 'open' && (
        <Group>
          <Button
            size="xs"
            variant="default"
            loading={withdrawal.isPending}
            onClick={() => withdrawal.mutate()}
          >
            Withdraw request
          </Button>
        </Group>
      )}
    </Stack>
  )
}
