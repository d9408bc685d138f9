import { Badge } from '@mantine/core'
import type { WebhookDelivery } from '@web2/contract/notifications'

const states = {
  queued: { label: 'Queued', color: 'gray' },
  delivered: { label: 'Delivered', color: 'teal' },
  failed: { label: 'Failed', color: 'red' },
} as const

/** Returns the state of a delivery as text. */
export const deliveryState = ({ status, attempts }: Pick<WebhookDelivery, 'status' | 'attempts'>): string =>
  status === 'queued' && attempts > 0 ? 'Retrying' : states[status].label

export const DeliveryState = ({ delivery }: { delivery: WebhookDelivery }) => {
  const isLate = delivery.status === 'queued' && delivery.attempts > 0
  return (
    <Badge variant="light" tt="none" fw={500} color={isLate ? 'yellow' : states[delivery.status].color}>
      {deliveryState(delivery)}
    </Badge>
  )
}
