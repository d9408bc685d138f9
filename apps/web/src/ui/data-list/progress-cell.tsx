import { Group, Progress, Text } from '@mantine/core'

interface ProgressCellProps {
  readonly done: number
  readonly failed: number
  readonly total: number
  readonly text: string
}

/** How far something is, in a cell of a list. */
export const ProgressCell = ({ done, failed, total, text }: ProgressCellProps) => {
  const percent = (count: number) => (count / Math.max(1, total)) * 100
  return (
    <Group gap="xs" wrap="nowrap">
      <Progress.Root size="sm" w={90} aria-hidden>
        <Progress.Section value={percent(done)} />
        <Progress.Section value={percent(failed)} color="red" />
      </Progress.Root>
      <Text size="sm" span>
        {text}
      </Text>
    </Group>
  )
}
