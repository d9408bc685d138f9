import { RingProgress, Text } from '@mantine/core'

const colorOf = (total: number): string => (total >= 70 ? 'teal' : total >= 40 ? 'yellow' : 'red')

/** Score as a part of a circle; screen readers read its number. */
export const ScoreRing = ({ total, size = 76 }: { total: number; size?: number }) => (
  <RingProgress
    size={size}
    thickness={7}
    roundCaps
    sections={[{ value: total, color: colorOf(total), tooltip: undefined }]}
    label={
      <Text ta="center" fw={700} fz={size / 3.6} lh={1}>
        {total}
      </Text>
    }
    role="img"
    aria-label={`Score ${total} of 100`}
  />
)
