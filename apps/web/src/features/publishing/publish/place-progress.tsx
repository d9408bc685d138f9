import { Group, Progress, Stack, Text } from '@mantine/core'
import type { RunStep } from '@web2/contract/core'
import type { SiteSummary } from '@web2/contract/sites'
import { stepPercent } from '../step-percent.ts'
import { targetName } from '../../sites/targets/target-names.ts'

const stateOf = ({ status, working, attempts, done, total }: RunStep): string => {
  if (status === 'done') return 'Done'
  if (status === 'failed') return 'Failed'
  if (status === 'cancelled') return 'Canceled'
  if (working)
    return total > 0
      ? `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} files`
      : 'Counting files…'
  return attempts > 0 ? `Retrying soon (attempt ${attempts + 1})` : 'Queued'
}

const colorOf = ({ status }: RunStep): string =>
  status === 'failed' ? 'red' : status === 'done' ? 'teal' : 'blue'

/** How far each place is. */
export const DestinationProgress = ({ steps, site }: { steps: readonly RunStep[]; site: SiteSummary }) => (
  <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Destinations">
    {steps.map((step) => {
      const target = site.targets.find(({ _id }) => _id === step.subjectId)
      const name = target === undefined ? 'Removed destination' : targetName(target)
      return (
        <li key={step.subjectId}>
          <Group justify="space-between" gap="sm" wrap="nowrap">
            <Text size="sm" truncate>
              {name}
            </Text>
            <Text size="xs" c="dimmed" style={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              {stateOf(step)}
            </Text>
          </Group>
          <Progress
            value={stepPercent(step)}
            color={colorOf(step)}
            size="xs"
            mt={4}
            aria-label={`${name}: ${stateOf(step)}`}
          />
          {step.message !== '' && (step.status === 'failed' || (step.attempts > 0 && !step.working)) && (
            <Text size="xs" c="var(--mantine-color-error)" mt={2} style={{ overflowWrap: 'anywhere' }}>
              {step.message}
            </Text>
          )}
        </li>
      )
    })}
  </Stack>
)
