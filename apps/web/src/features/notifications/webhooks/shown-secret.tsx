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
        It is shown this once. By it your receiver knows that a message is ours.
        {!isNew &&
          ` For ${webhookLimits.overlapHours} hours messages are signed with the former one as well.`}
      </Text>
    </Alert>
    <Group wrap="nowrap" gap="xs">
      <Code flex={1} p="sm" style={{ overflowWrap: 'anywhere', fontSize: 'var(--mantine-font-size-sm)' }}>
        {secret}
      </Code>
      <CopyButton text={secret} label="Copy the secret" />
    </Group>
    <Text size="sm" c="dimmed">
      Messages are signed as the Standard Webhooks specification says, so its libraries can check them.
    </Text>
    <Group justify="flex-end">
      <Button onClick={onClose}>Done</Button>
    </Group>
  </Stack>
)
