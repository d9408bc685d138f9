import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { downloadText } from '../../../../lib/files/download.ts'
import { ButtonLink } from '../../../../ui/links.tsx'
import type { CheckedRow } from '../../bulk/check-row.ts'
import { reasonOf, rejectedFile } from '../../bulk/nap-table.ts'
import { partsOf, type ImportRun } from '../../bulk/run-import.ts'

interface BulkResultProps {
  head: readonly string[]
  run: ImportRun
  /** Rows that were never sent. */
  bad: readonly CheckedRow[]
  sending: boolean
  onStop: () => void
  onGoOn: () => void
  onAgain: () => void
}

const count = (rows: number, noun: string): string =>
  `${rows.toLocaleString('en')} ${rows === 1 ? noun : `${noun}s`}`

/** How far an import is, and at its end what was added and what was not. */
export const BulkResult = ({ head, run, bad, sending, onStop, onGoOn, onAgain }: BulkResultProps) => {
  const parts = partsOf(run)
  const ended = run.done === parts
  const refused = [
    ...bad.map((row) => [row, reasonOf(row.problems)] as const),
    ...run.rejected.map(([row, errors]) => [row, reasonOf(errors)] as const),
  ].sort(([one], [other]) => one.at - other.at)

  return (
    <Stack className="card" p="lg">
      <Text role="status">
        {ended ? 'Added' : 'Added so far:'} {count(run.created, 'listing')}
        {ended ? '.' : ` of ${run.rows.length.toLocaleString('en')}.`}
      </Text>
      {!ended && <Progress value={(run.done / parts) * 100} aria-label="Import" />}
      {refused.length > 0 && (
        <Group gap="xs">
          <Text size="sm">{count(refused.length, 'row')} not added.</Text>
          <Button
            size="xs"
            variant="default"
            onClick={() => downloadText('rejected-rows.csv', rejectedFile(head, refused), 'text/csv')}
          >
            Download them with the reasons
          </Button>
        </Group>
      )}
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
