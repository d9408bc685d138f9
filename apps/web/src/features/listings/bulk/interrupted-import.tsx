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
    title="Import interrupted"
    styles={{ label: { color: 'var(--mantine-color-text)' } }}
  >
    <Text size="sm">
      The import of {counted(begun.rows.length, 'row')} started{' '}
      {formatMoment(new Date(begun.begunAt).toISOString())} and didn’t finish. Resume to add the missing rows;
      none are added twice.
    </Text>
    <Group mt="sm" gap="xs">
      <Button size="xs" onClick={onGoOn}>
        Resume
      </Button>
      <Button size="xs" variant="default" onClick={onForget}>
        Discard the rest
      </Button>
    </Group>
  </Alert>
)
