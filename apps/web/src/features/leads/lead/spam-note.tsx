import { Alert, Button, Group, List, Text } from '@mantine/core'
import { IconInbox, IconShieldX } from '@tabler/icons-react'
import type { Lead } from '@web2/contract/leads'

interface SpamNoteProps {
  readonly lead: Lead
  /** Missing for users who may not. */
  readonly release: (() => void) | undefined
  readonly isPending: boolean
}

/** Why a lead was held back, and the way to release it. */
export const SpamNote = ({ lead: { spamReasons, spamScore }, release, isPending }: SpamNoteProps) => (
  <Alert
    color="red"
    variant="light"
    icon={<IconShieldX size={20} aria-hidden />}
    title={spamReasons.length > 0 ? `Held back as spam (score ${spamScore} of 100)` : 'Marked as spam'}
    mb="md"
  >
    {spamReasons.length > 0 && (
      <List size="sm" spacing={2}>
        {spamReasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
    )}
    {release && (
      <Group mt="sm" gap="sm">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconInbox size={16} aria-hidden />}
          loading={isPending}
          onClick={release}
        >
          Not spam
        </Button>
        <Text size="sm">
          {spamReasons.length > 0
            ? 'Moves the lead to the inbox, notifies recipients and trains the filter.'
            : 'Moves the lead to the inbox and trains the filter.'}
        </Text>
      </Group>
    )}
  </Alert>
)
