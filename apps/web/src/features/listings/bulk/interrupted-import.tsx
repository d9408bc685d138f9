import { Alert, Button, Group, Text } from '@mantine/core'
import { formatMoment } from '../../../lib/dates.ts'
import { counted } from '../../../lib/text/counted.ts'
import type { StoredImport } from './stored-import.ts'

interface InterruptedImportProps {
  begun: StoredImport
  onGoOn: () => void
  onForget: () => void
}

/** An interrupted import, which can be resumed. */
export const InterruptedImport = ({ begun, onGoOn, onForget }: InterruptedImportProps) => (
  <Alert
    color="yellow"
    variant="light"
    role="status"
    title="An import was interrupted"
    styles={{ label: { color: 'var(--mantine-color-text)' } }}
  >
    <Text size="sm">
      {counted(begun.rows.length, 'row was', 'rows were')} being added on{' '}
      {formatMoment(new Date(begun.begunAt).toISOString())}. Going on adds those that are missing, none of
      them twice.
    </Text>
    <Group mt="sm" gap="xs">
      <Button size="xs" onClick={onGoOn}>
        Go on
      </Button>
      <Button size="xs" variant="default" onClick={onForget}>
        Forget the rest
      </Button>
    </Group>
  </Alert>
)
