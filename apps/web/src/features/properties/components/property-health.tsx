import { Badge, Stack, Text, Tooltip } from '@mantine/core'
import { limits, type Property } from '@web2/contract'
import { statusWords } from '../property-words.ts'

/** Whether a property is well, in a word; what is wrong and what to do in a line below. */
export const PropertyHealth = ({ property: { status, problem } }: { property: Property }) => {
  const isSilent = status === 'verified' && problem !== ''
  const { label, color } = isSilent ? { label: 'Not answering', color: 'yellow' } : statusWords[status]
  return (
    <Stack gap={2}>
      <Badge variant="light" color={color} tt="none" fw={600} miw="max-content">
        {label}
      </Badge>
      {problem !== '' && (
        <Tooltip label={problem} multiline maw={360} closeDelay={limits.tooltipDuration}>
          <Text size="xs" c="dimmed" maw="34ch" truncate tabIndex={0}>
            {problem}
          </Text>
        </Tooltip>
      )}
    </Stack>
  )
}
