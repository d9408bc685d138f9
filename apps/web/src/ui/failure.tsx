import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'

interface FailureProps {
  /** Sentence with the problem and the remedy. */
  message: string
  title?: string
  onRetry?: () => void
}

/** A failure that stays on the page until it is dealt with. */
export const Failure = ({ message, title, onRetry }: FailureProps) => (
  <Alert
    role="alert"
    color="red"
    variant="light"
    icon={<IconAlertCircle aria-hidden />}
    {...(title === undefined ? {} : { title })}
    // in line with the text beside a button
    {...(onRetry !== undefined && title === undefined && { styles: { icon: { marginTop: 5 } } })}
  >
    <Group justify="space-between" align="flex-start" gap="sm">
      <Text
        size="sm"
        flex="1 1 240px"
        pt={onRetry === undefined ? 0 : 5}
        style={{ overflowWrap: 'anywhere' }}
      >
        {message}
      </Text>
      {onRetry !== undefined && (
        <Button size="xs" variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Group>
  </Alert>
)
