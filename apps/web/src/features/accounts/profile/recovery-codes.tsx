import { Button, Code, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { CopyButton } from '../../../ui/copy-button.tsx'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shown once. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => (
  <Stack>
    <Text size="sm">
      Two-factor sign-in is on. If you lose your phone, each of these codes signs you in once. Save them now:
      you won’t see them again.
    </Text>
    <SimpleGrid
      cols={{ base: 1, xs: 2 }}
      spacing="xs"
      component="ul"
      p={0}
      m={0}
      style={{ listStyle: 'none' }}
    >
      {codes.map((code) => (
        <li key={code}>
          <Code fz="sm">{code}</Code>
        </li>
      ))}
    </SimpleGrid>
    <Group justify="space-between">
      <CopyButton text={codes.join('\n')} label="Copy codes" />
      <Button onClick={onDone}>I’ve saved my codes</Button>
    </Group>
  </Stack>
)
