import { Checkbox, Group, Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { webhookEventNames, webhookEvents, type WebhookEvent } from '@web2/contract/notifications'
import type { ReactNode } from 'react'

interface EventChoiceProps {
  value: readonly WebhookEvent[]
  onChange: (events: WebhookEvent[]) => void
  error?: ReactNode
}

/** Choice of a webhook's events. */
export const EventChoice = ({ value, onChange, error }: EventChoiceProps) => {
  const isAll = value.length === webhookEventNames.length
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm" fw={600} id="webhook-events">
          Events
        </Text>
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => onChange(isAll ? [] : [...webhookEventNames])}
        >
          {isAll ? 'Clear all' : 'Select all'}
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" role="group" aria-labelledby="webhook-events">
        {webhookEventNames.map((event) => (
          <Checkbox
            key={event}
            label={webhookEvents[event].label}
            description={event}
            checked={value.includes(event)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...value, event] : value.filter((each) => each !== event))
            }
          />
        ))}
      </SimpleGrid>
      {error !== undefined && error !== null && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}
