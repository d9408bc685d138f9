import { Group, Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Turbo } from '@web2/contract/generator'
import { turboRun } from '../api/project-api.ts'

/** Progress of a project's run. */
export const RunLine = ({ turbo, title }: { readonly turbo: Turbo; readonly title: string }) => {
  const run = useQuery(turboRun(turbo.runId)).data
  const isCounted = run !== undefined && run.total > 0
  const percent = isCounted ? Math.floor((run.done * 100) / run.total) : 100
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="sm">
        <Text fw={600}>{title}</Text>
        {isCounted && (
          <Text size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {run.done.toLocaleString('en')} of {run.total.toLocaleString('en')}
          </Text>
        )}
      </Group>
      <Progress
        value={percent}
        animated={!isCounted}
        size="md"
        aria-label={isCounted ? `${percent}% done` : 'Starting'}
      />
      <Text size="sm" c="dimmed" mih={20} role="status" style={{ overflowWrap: 'anywhere' }}>
        {turbo.message || run?.message || ''}
      </Text>
    </Stack>
  )
}
