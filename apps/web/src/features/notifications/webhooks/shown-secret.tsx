import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core'
import { webhookLimits } from '@web2/contract/notifications'
import { CopyButton } from '../../../ui/copy-button.tsx'

interface ShownSecretProps {
  secret: string
  isNew: boolean
  onClose: () => void
}

/** The secret, this once. */
export const ShownSecret = ({ secret, isNew, onClose }: ShownSecretProps) => (
  <Stack>
    <Alert color="harbour" variant="light" role="status" title="Copy the secret now">
      <Text size="sm">
        You won’t see it again. Your endpoint uses it to verify that events come from us.
        {!isNew && ` The previous secret stays valid for ${webhookLimits.overlapHours} hours.`}
      </Text>
    </Alert>
    <Group wrap="nowrap" gap="xs">
      <Code flex={1} p="sm" style={{ overflowWrap: 'anywhere', fontSize: 'var(--mantine-font-size-sm)' }}>
        {secret}
      </Code>
      <CopyButton text={secret} label="Copy secret" />
    </Group>
    <Text size="sm" c="dimmed">
      Signatures follow the Standard Webhooks specification, so you can verify them with its libraries.
    </Text>
    <Group justify="flex-end">
      <Button onClick={onClose}>Done</Button>
    </Group>
  </Stack>
)
