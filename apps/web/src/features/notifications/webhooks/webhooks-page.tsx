import { Button, Modal, Stack } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { IconPlus, IconWebhook } from '@tabler/icons-react'
import { webhookLimits, type Webhook } from '@web2/contract/notifications'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { webhooks } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { CardPage } from '../../../ui/cards/card-page.tsx'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'
import { webhookList } from './webhooks-api.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { RotateDialog } from './rotate-dialog.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookForm } from './webhook-form.tsx'

/** Webhooks: URLs of other programs that receive events of the account. */
export const WebhooksPage = () => {
  const list = useQuery(webhookList)
  const [edited, setEdited] = useState<Webhook | 'new'>()
  const [rotated, setRotated] = useState<Webhook>()
  const removal = useMutation({
    mutationFn: ({ _id }: Webhook) => webhooks.remove(_id),
    onSuccess: (_answer, { name }) => showSuccess(`“${name}” deleted`),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [webhooks.path] }),
  })
  const askToRemove = (webhook: Webhook) =>
    confirmRemoval({
      title: 'Delete this webhook?',
      names: [webhook.name],
      consequence: 'It stops receiving events and its delivery history is deleted. You can’t undo this.',
      confirmLabel: 'Delete',
      onConfirm: () => removal.mutate(webhook),
    })
  const found = list.data ?? []
  const addButton = found.length < webhookLimits.most && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      Add webhook
    </Button>
  )
  return (
    <CardPage
      title="Webhooks"
      description="Send signed events to your own endpoint. Failed deliveries retry for 24 hours."
      list={list}
      addButton={addButton}
      empty={{
        icon: IconWebhook,
        title: 'No webhooks yet',
        text: 'Add an endpoint URL and choose the events to send.',
      }}
    >
      <Stack>
        {found.map((webhook) => (
          <WebhookCard
            key={webhook._id}
            webhook={webhook}
            onEdit={() => setEdited(webhook)}
            onRotate={() => setRotated(webhook)}
            onRemove={() => askToRemove(webhook)}
          />
        ))}
      </Stack>
      {found.length > 0 && <DeliveryLog webhooks={found} />}
      <Modal
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited === 'new' ? 'Add webhook' : 'Edit webhook'}
        size="lg"
        closeOnClickOutside={false}
      >
        {edited !== undefined && (
          <WebhookForm webhook={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
        )}
      </Modal>
      <RotateDialog webhook={rotated} onClose={() => setRotated(undefined)} />
    </CardPage>
  )
}
