import { Text } from '@mantine/core'

/** Told where a dialog opens with what somebody chose in it before a reload, or before their session ended. */
export const RestoredChoiceNotice = () => (
  <Text size="sm" c="dimmed" role="status">
    What you had chosen here is still there, and not saved yet.
  </Text>
)
