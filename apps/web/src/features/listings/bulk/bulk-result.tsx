import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { counted } from '../../../lib/text/counted.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { partsOf, type ImportRun } from './run-import.ts'

interface BulkResultProps {
  run: ImportRun
  sending: boolean
  onStop: () => void
  onGoOn: () => void
  onAgain: () => void
}

/** How far an import is, and at its end what was added. */
export const BulkResult = ({ run, sending, onStop, onGoOn, onAgain }: BulkResultProps) => {
  const parts = partsOf(run)
  const ended = run.done === parts

  return (
    <Stack className="card" p="lg">
      <Text role="status">
        {ended ? 'Added' : 'Added so far:'} {counted(run.created, 'listing')}
        {ended ? '.' : ` of ${run.rows.length.toLocaleString('en')}.`}
      </Text>
      {!ended && <Progress value={(run.done / parts) * 100} aria-label="Import" />}
      <Group gap="xs">
        {sending && (
          <Button variant="default" onClick={onStop}>
            Stop
          </Button>
        )}
        {!sending && !ended && <Button onClick={onGoOn}>Go on</Button>}
        {!sending && ended && <ButtonLink to="/nap-databases">See the listings</ButtonLink>}
        {!sending && (
          <Button variant="default" onClick={onAgain}>
            Add from another file
          </Button>
        )}
      </Group>
    </Stack>
  )
}
