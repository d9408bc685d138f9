import { Code, Group, Text } from '@mantine/core'
import { CopyButton } from '../../../ui/copy-button.tsx'

/** Where a platform sends people back to: an application there has to name exactly this. */
export const ReturnAddress = ({ address }: { address: string }) => (
  <div>
    <Text size="sm" c="dimmed">
      Redirect URL to enter there:
    </Text>
    <Group gap={4} wrap="nowrap">
      <Code style={{ overflowWrap: 'anywhere' }}>{address}</Code>
      <CopyButton text={address} label="Copy redirect URL" />
    </Group>
  </div>
)
