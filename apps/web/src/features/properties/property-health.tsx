import { Stack, Text } from '@mantine/core'
import type { Property } from '@web2/contract/properties'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tip } from '../../ui/tooltip.tsx'
import { statusWords } from './property-labels.ts'

/** Whether a property is well, in a word; what is wrong and what to do in a line below. */
export const PropertyHealth = ({ property: { status, problem } }: { property: Property }) => {
  const isSilent = status === 'verified' && problem !== ''
  const look = isSilent ? { label: 'Not answering', color: 'yellow' } : statusWords[status]
  return (
    <Stack gap={2}>
      <StatusBadge {...look} />
      {problem !== '' && (
        <Tip label={problem} multiline maw={360}>
          <Text size="xs" c="dimmed" maw="34ch" truncate tabIndex={0}>
            {problem}
          </Text>
        </Tip>
      )}
    </Stack>
  )
}
