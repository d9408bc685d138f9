import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconSend } from '@tabler/icons-react'
import type { WebhookDelivery } from '@web2/contract/notifications'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { webhookDeliveries } from '../resources.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { Facts } from '../../../ui/cards/fact-list.tsx'
import { DeliveryState } from './delivery-state.tsx'
import classes from './webhooks.module.css'

const bodyOf = ({ event, createdAt, data }: WebhookDelivery): string =>
  JSON.stringify({ type: event, timestamp: createdAt, data }, null, 2)

const answerOf = ({ answerStatus, answerBody, message, attempts }: WebhookDelivery): string => {
  if (attempts === 0 && answerStatus === null) return 'Not sent yet'
  if (answerStatus === null) return message
  return `HTTP ${answerStatus}${answerBody === '' ? ', empty response' : `\n\n${answerBody}`}`
}

const factsOf = (delivery: WebhookDelivery) => [
  { name: 'Status', value: <DeliveryState delivery={delivery} /> },
  { name: 'Attempts', value: String(delivery.attempts) },
  ...(delivery.duration === null ? [] : [{ name: 'Duration', value: `${delivery.duration} ms` }]),
  ...(delivery.status === 'queued' && delivery.attempts > 0
    ? [{ name: 'Next attempt', value: formatMoment(delivery.dueAt) }]
    : []),
]

const Shown = ({ delivery, onClose }: { delivery: WebhookDelivery; onClose: () => void }) => {
  const again = useMutation({
    mutationFn: () => webhookDeliveries.patch(delivery._id, { action: 'redeliver' }),
    onSuccess: () => {
      showSuccess('Delivery queued')
      onClose()
    },
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [webhookDeliveries.path] }),
  })
  return (
    <Stack>
      <Facts facts={factsOf(delivery)} />
      <div>
        <Text size="sm" fw={500} mb={4}>
          Request (ID {delivery._id})
        </Text>
        <Code block className={classes.message} tabIndex={0} role="group" aria-label="Request">
          {bodyOf(delivery)}
        </Code>
      </div>
      <div>
        <Text size="sm" fw={500} mb={4}>
          Response{' '}
        </Text>
        <Code block className={classes.message} tabIndex={0} role="group" aria-label="Response">
          {answerOf(delivery)}
        </Code>
      </div>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button
          leftSection={<IconSend size={16} aria-hidden />}
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          Resend
        </Button>
      </Group>
    </Stack>
  )
}

/** One message: what was sent, what came back, and the way to send it again. */
export const DeliveryDialog = ({
  delivery,
  onClose,
}: {
  delivery: WebhookDelivery | undefined
  onClose: () => void
}) => (
  <Modal opened={delivery !== undefined} onClose={onClose} title={delivery?.event ?? ''} size="lg">
    {delivery !== undefined && <Shown delivery={delivery} onClose={onClose} />}
  </Modal>
)
