import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { downloadText } from '../../../lib/files/download.ts'
import { counted } from '../../../lib/text/counted.ts'
import { Failure } from '../../../ui/failure.tsx'
import { rejectedFile } from '../../../lib/tables/rejected-file.ts'
import { reasonOf } from './listing-csv.ts'
import type { Corrections as CorrectionsState } from './use-corrections.ts'
import { RowPreview } from './row-preview.tsx'

interface CorrectionsProps {
  readonly state: CorrectionsState
}

/** Rows of an import that were not added, or not all of them, to be corrected and saved. */
export const Corrections = ({ state }: CorrectionsProps) => {
  const { left, checked } = state
  if (left === null) return null
  const missing = left.rows.filter(({ napId }) => napId === null).length
  const partly = left.rows.length - missing
  return (
    <Stack className="card" p="lg">
      <Title order={2} size="h5">
        Rows to correct
      </Title>
      {state.problem !== null && <Failure message={state.problem} />}
      <Text size="sm" role="status">
        {[
          ...(missing > 0 ? [`${counted(missing, 'row')} not added.`] : []),
          ...(partly > 0 ? [`${counted(partly, 'row')} added with warnings.`] : []),
        ].join(' ')}
      </Text>
      <RowPreview rows={checked} marked={[]} mapping={left.mapping} onChange={state.correct} />
      <Group gap="xs">
        <Button
          disabled={state.ready === 0 && left.pending === null}
          loading={state.saving}
          onClick={state.save}
        >
          Save corrected rows
        </Button>
        <Button
          variant="default"
          onClick={() =>
            downloadText(
              'rejected-rows.csv',
              rejectedFile(
                left.head,
                checked.map((row) => [row, reasonOf(row)] as const),
              ),
              'text/csv',
            )
          }
        >
          Download with reasons
        </Button>
        <Button variant="default" disabled={state.saving} onClick={state.dismiss}>
          Dismiss
        </Button>
      </Group>
    </Stack>
  )
}
