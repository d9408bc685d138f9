import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import type { Run, RunStep } from '@web2/contract/core'
import type { SiteSummary } from '@web2/contract/sites'
import { stepPercent } from '../step-percent.ts'
import { DestinationProgress } from './place-progress.tsx'

interface RunProgressProps {
  run: Run
  site: SiteSummary
  onCancel: () => void
  cancelling: boolean
}

const hasEnded = ({ status }: RunStep): boolean => status !== 'planned'

/** How a publication goes, and the way to stop it. */
export const RunProgress = ({ run, site, onCancel, cancelling }: RunProgressProps) => {
  const stopping = run.cancelRequested || cancelling
  const places = run.steps.length
  const endedPlaces = run.steps.filter(hasEnded).length
  const percent =
    places > 1
      ? Math.floor(
          run.steps.reduce((sum, step) => sum + (hasEnded(step) ? 100 : stepPercent(step)), 0) / places,
        )
      : run.total === 0
        ? 0
        : Math.floor((run.done * 100) / run.total)
  const isCounted = run.total > 0 || percent > 0
  // what a place says of itself stands beside it already
  const isSaid = places > 1 && run.steps.some(({ message }) => message === run.message)
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text fw={600}>{stopping ? 'Canceling…' : run.status === 'queued' ? 'Queued…' : 'Publishing…'}</Text>
        {isCounted && (
          <Text size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {places > 1
              ? `${endedPlaces} of ${places} destinations`
              : `${run.done.toLocaleString('en-US')} of ${run.total.toLocaleString('en-US')} files`}
          </Text>
        )}
      </Group>
      <Progress
        value={isCounted ? percent : 100}
        animated={!isCounted}
        size="md"
        aria-label={isCounted ? `${percent}% published` : 'Publishing'}
      />
      {run.steps.length > 1 && <DestinationProgress steps={run.steps} site={site} />}
      <Text size="sm" c="dimmed" role="status" mih={22} style={{ overflowWrap: 'anywhere' }}>
        {isSaid ? '' : run.message}
      </Text>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" flex="1 1 200px">
          You can close this dialog. Publishing continues.
        </Text>
        <Button variant="default" onClick={onCancel} disabled={stopping}>
          Cancel publication
        </Button>
      </Group>
    </Stack>
  )
}
