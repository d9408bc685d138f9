import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { readingTime, showFor } from '../../lib/snackbar.ts'

/** Next action: opens a URL in a new tab, or continues in the app. */
export type NextAction =
  { readonly label: string; readonly href: string } | { readonly label: string; readonly onClick: () => void }

const look = { size: 'xs', variant: 'light', style: { flex: 'none' } } as const

/** Shows a success message with the next action beside it. It closes as `showSuccess` does. */
export const sayNext = (message: string, next: NextAction, ms = readingTime(message)): void => {
  const hide = () => notifications.hide(id)
  const id = showFor(ms, {
    color: 'teal',
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {message}
        </Text>
        {'href' in next ? (
          <Button {...look} component="a" href={next.href} target="_blank" rel="noreferrer" onClick={hide}>
            {next.label}
          </Button>
        ) : (
          <Button
            {...look}
            onClick={() => {
              hide()
              next.onClick()
            }}
          >
            {next.label}
          </Button>
        )}
      </Group>
    ),
  })
}
