import { Alert, Badge, Button, Group, Switch, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconPencil, IconRefresh, IconSend, IconTrash } from '@tabler/icons-react'
import { webhookEvents, type Webhook, type WebhookPatch } from '@web2/contract/notifications'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { webhookDeliveries, webhooks } from '../resources.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { Facts } from '../../../ui/cards/fact-list.tsx'
import { IconAction } from '../../../ui/icon-button.tsx'
import { saveWebhook } from './webhooks-api.ts'
import classes from './webhooks.module.css'

interface WebhookCardProps {
  webhook: Webhook
  onEdit: () => void
  onRotate: () => void
  onRemove: () => void
}

/** One webhook: its URL, events and delivery state. */
export const WebhookCard = ({ webhook, onEdit, onRotate, onRemove }: WebhookCardProps) => {
  const { _id, name, url, events, isActive, problem, failingSince, secretLast4, oldSecretUntil } = webhook
  const change = useMutation({
    mutationFn: (values: WebhookPatch) => saveWebhook(_id, values),
    onSuccess: (_saved, { action, isActive: on }) => {
      if (action === 'test') showSuccess('Test event sent. See the response under Deliveries.')
      else showSuccess(on === true ? `“${name}” turned on` : `“${name}” turned off`)
    },
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () =>
      Promise.all(
        [webhooks, webhookDeliveries].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
      ),
  })
  const overlap =
    oldSecretUntil !== null && Date.parse(oldSecretUntil) > Date.now()
      ? `; previous one valid until ${formatMoment(oldSecretUntil)}`
      : ''
  return (
    <article className={`card ${classes.webhook}`} aria-label={name}>
      <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
        <div className={classes.words}>
          <Title order={2} size="h5">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {url}
          </Text>
        </div>
        <Switch
          label={isActive ? 'On' : 'Off'}
          aria-label={`${name} is on`}
          checked={isActive}
          disabled={change.isPending}
          onChange={({ currentTarget }) => change.mutate({ isActive: currentTarget.checked })}
        />
      </Group>
      {problem !== '' && (
        <Alert color="red" variant="light" title="Webhook turned off" mt="sm">
          {problem} Fix the endpoint, then turn the webhook back on.
        </Alert>
      )}
      {isActive && failingSince !== null && (
        <Alert color="yellow" variant="light" mt="sm">
          Deliveries have been failing since {formatMoment(failingSince)}. See the reason under Deliveries.
        </Alert>
      )}
      <Group gap={6} mt="sm">
        {events.map((event) => (
          <Badge key={event} variant="default" tt="none" fw={500}>
            {webhookEvents[event].label}
          </Badge>
        ))}
      </Group>
      <Facts facts={[{ name: 'Signing secret', value: `Ends in ${secretLast4}${overlap}` }]} />
      <Group gap="xs" mt="sm">
        <Button
          size="xs"
          variant="light"
          leftSection={<IconSend size={16} aria-hidden />}
          disabled={!isActive}
          loading={change.isPending && change.variables.action === 'test'}
          onClick={() => change.mutate({ action: 'test' })}
          aria-label={`Send test event to ${name}`}
        >
          Send test event{' '}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={onRotate}
          aria-label={`Rotate secret of ${name}`}
        >
          Rotate secret{' '}
        </Button>
        <Group gap={4} ml="auto">
          <IconAction tip="Edit" name={`Edit ${name}`} onClick={onEdit}>
            <IconPencil size={18} />
          </IconAction>
          <IconAction tip="Delete" name={`Delete ${name}`} onClick={onRemove}>
            <IconTrash size={18} />
          </IconAction>
        </Group>
      </Group>
    </article>
  )
}
