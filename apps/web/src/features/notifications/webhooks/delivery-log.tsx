import { Button, Select, Title } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconWebhook } from '@tabler/icons-react'
import { webhookDeliveryStatuses, type Webhook, type WebhookDelivery } from '@web2/contract/notifications'
import { useState } from 'react'
import { formatMoment } from '../../../lib/dates.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { deliveriesOf, deliveryList } from './webhooks-api.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { DeliveryState, deliveryState } from './delivery-state.tsx'

const answerOf = ({ answerStatus, message, attempts }: WebhookDelivery): string => {
  if (answerStatus !== null) return `HTTP ${answerStatus}`
  return attempts === 0 ? '' : message
}

const columnsFor = (nameOf: (id: string) => string): readonly ListColumn<WebhookDelivery>[] => [
  { key: 'event', title: 'Event', fixed: true, sortable: true, width: 160, text: ({ event }) => event },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: 110,
    text: deliveryState,
    render: (delivery) => <DeliveryState delivery={delivery} />,
  },
  { key: 'answer', title: 'Response', width: 260, text: answerOf },
  { key: 'webhookId', title: 'Webhook', width: 150, text: ({ webhookId }) => nameOf(webhookId) },
  {
    key: 'createdAt',
    title: 'Time',
    sortable: true,
    width: 180,
    text: ({ createdAt }) => formatMoment(createdAt),
  },
  {
    key: 'attempts',
    title: 'Attempts',
    sortable: true,
    hiddenAtFirst: true,
    width: 110,
    text: ({ attempts }) => String(attempts),
  },
]

const statusLabels = { queued: 'Queued', delivered: 'Delivered', failed: 'Failed' } as const

/** Deliveries with their requests and responses. */
export const DeliveryLog = ({ webhooks }: { webhooks: readonly Webhook[] }) => {
  const { webhook = '' } = useSearch({ from: '/default/settings/webhooks' })
  const navigate = useNavigate({ from: '/settings/webhooks' })
  const { table, control, state, rows } = useListScreen(deliveryList, {
    file: 'webhook-deliveries.csv',
    within: deliveriesOf(webhook),
  })
  const [openId, setOpenId] = useState<string>()
  const open = rows.find(({ _id }) => _id === openId)
  const isNarrowed = webhook !== '' || state.status !== ''
  return (
    <section aria-label="Deliveries">
      <Title order={2} size="h4" mt="xl" mb="sm">
        Deliveries{' '}
      </Title>
      <DataList
        name="webhook-deliveries"
        noun="deliveries"
        searchLabel="Search events or errors"
        columns={columnsFor((id) => webhooks.find(({ _id }) => _id === id)?.name ?? '')}
        {...table}
        filters={
          <>
            <Select
              aria-label="Webhook"
              data={[
                { value: '', label: 'All webhooks' },
                ...webhooks.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
              value={webhook}
              allowDeselect={false}
              w={180}
              onChange={(id) =>
                void navigate({
                  search: (old) => ({ ...old, webhook: id || undefined, page: undefined }),
                  replace: true,
                })
              }
            />
            <Select
              aria-label="Status"
              data={[
                { value: '', label: 'All statuses' },
                ...webhookDeliveryStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
              ]}
              value={state.status}
              allowDeselect={false}
              w={140}
              onChange={(status) => control.setStatus(status ?? '')}
            />
          </>
        }
        otherFilters={{
          count: webhook === '' ? 0 : 1,
          clear: () =>
            void navigate({
              search: (old) => ({ ...old, webhook: undefined, page: undefined }),
              replace: true,
            }),
        }}
        noMatch={isNarrowed ? 'No deliveries match these filters.' : undefined}
        empty={
          <EmptyState
            icon={IconWebhook}
            title="No deliveries yet"
            text="Deliveries and their responses are kept for 30 days. Send a test event to see one."
          />
        }
        labelOf={({ event, createdAt }) => `${event}, ${formatMoment(createdAt)}`}
        rowActions={(delivery) => (
          <Button
            size="xs"
            variant="subtle"
            aria-label={`View ${delivery.event}, ${formatMoment(delivery.createdAt)}`}
            onClick={() => setOpenId(delivery._id)}
          >
            View{' '}
          </Button>
        )}
      />
      <DeliveryDialog delivery={open} onClose={() => setOpenId(undefined)} />
    </section>
  )
}
