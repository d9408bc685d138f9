import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import type { Run, Site } from '@web2/contract'
import { PlaceProgress } from './place-progress.tsx'

interface RunProgressProps {
  run: Run
  site: Site
  onCancel: () => void
  cancelling: boolean
}

/** How a publication goes, and the way to stop it. */
export const RunProgress = ({ run, site, onCancel, cancelling }: RunProgressProps) => {
  const stopping = run.cancelRequested || cancelling
  const percent = run.total === 0 ? 0 : Math.floor((run.done * 100) / run.total)
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text fw={600}>
          {stopping ? 'Stopping …' : run.status === 'queued' ? 'Waiting for its turn …' : 'Publishing …'}
        </Text>
        {run.total > 0 && (
          <Text size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {run.done} of {run.total} files
          </Text>
        )}
      </Group>
      <Progress
        value={run.total === 0 ? 100 : percent}
        animated={run.total === 0}
        size="md"
        aria-label={run.total === 0 ? 'Publishing, not counted yet' : `${percent}% published`}
      />
      {run.steps.length > 1 && <PlaceProgress steps={run.steps} site={site} />}
      <Text size="sm" c="dimmed" role="status" mih={22} style={{ overflowWrap: 'anywhere' }}>
        {run.message}
      </Text>
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" flex="1 1 200px">
          You can close this; the publication goes on.
        </Text>
        <Button variant="default" onClick={onCancel} disabled={stopping}>
          Cancel publication
        </Button>
      </Group>
    </Stack>
  )
}
