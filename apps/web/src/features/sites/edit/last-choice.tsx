import { Text } from '@mantine/core'

/** Notice in a dialog that restored the choices made before a reload or the end of the session. */
export const RestoredChoiceNotice = () => (
  <Text size="sm" c="dimmed" role="status">
    We restored your unsaved changes.
  </Text>
)
