import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { limits } from '@web2/contract'

/** Says what was done, and takes it back when the person asks for it in time. */
export const sayUndo = (message: string, undo: () => void): void => {
  const id = notifications.show({
    color: 'teal',
    autoClose: limits.undoOffered,
    closeButtonProps: { 'aria-label': 'Close' },
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {message}
        </Text>
        <Button
          size="xs"
          variant="light"
          style={{ flex: 'none' }}
          onClick={() => {
            notifications.hide(id)
            undo()
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  })
}
