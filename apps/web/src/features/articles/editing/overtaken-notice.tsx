import { Alert, Button, Group, Text } from '@mantine/core'

/** Notice that another user saved the open article. */
export const ConflictNotice = ({ onCompare, isUnsaved }: { onCompare: () => void; isUnsaved: boolean }) => (
  <Alert color="yellow" variant="light" role="alert" mb="md">
    <Group justify="space-between" gap="sm">
      <Text size="sm" flex="1 1 240px">
        Somebody else has saved this article meanwhile.
        {isUnsaved && ' What you typed is still here and is not saved until you have chosen.'}
      </Text>
      <Button size="xs" variant="default" onClick={onCompare}>
        Compare
      </Button>
    </Group>
  </Alert>
)
