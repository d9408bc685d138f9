import { Group, Skeleton, Stack, Text, RingProgress } from '@mantine/core'
import type { TextLocation } from '@web2/writing'
import { memo } from 'react'
import { counted } from '../../../lib/text/counted.ts'
import type { ScoreState } from './use-score.ts'
import { ScoreGroups } from './score-groups.tsx'

const colorOf = (total: number): string => (total >= 70 ? 'teal' : total >= 40 ? 'yellow' : 'red')

/** Score as a part of a circle; screen readers read its number. */
const ScoreRing = memo(({ total, size = 76 }: { total: number; size?: number }) => (
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
))

const sentence = (total: number): string =>
  total >= 70 ? 'Looking good' : total >= 40 ? 'Getting there' : 'Needs work'

interface ScoreCardProps extends ScoreState {
  readonly onShow: (place: TextLocation) => void
}

/** Score of the edited article: its number, and each check with its reason. */
export const ScoreCard = ({ score, failed, onShow }: ScoreCardProps) => {
  if (failed)
    return (
      <Text size="sm" c="dimmed">
        Scoring stopped. Save your article and reload the page.
      </Text>
    )
  if (!score) return <Skeleton height={76} aria-label="Calculating score" />
  const { total, words, sentences, ease, checks } = score
  return (
    <Stack gap="sm">
      <Group gap="sm" wrap="nowrap">
        <ScoreRing total={total} />
        <div>
          <Text size="sm" fw={600}>
            {words === 0 ? 'Start writing to get a score' : sentence(total)}
          </Text>
          <Text size="xs" c="dimmed">
            {counted(words, 'word')}, {counted(sentences, 'sentence')}
            {ease !== null && `, reading ease ${ease}`}
          </Text>
        </div>
      </Group>
      <ScoreGroups checks={checks} onShow={onShow} />
    </Stack>
  )
}
