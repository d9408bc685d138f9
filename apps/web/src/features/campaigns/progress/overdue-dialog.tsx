import { Button, Stack, Text } from '@mantine/core'
import type { OverdueWay } from '@web2/contract/campaigns'

const choices: readonly { readonly way: OverdueWay; readonly label: string; readonly text: string }[] = [
  {
    way: 'spread',
    label: 'Spread them out',
    text: 'Within the campaign’s hours and posts per day, starting now.',
  },
  { way: 'send', label: 'Publish them now', text: 'All at once, as fast as the blogs allow.' },
  { way: 'skip', label: 'Skip them', text: 'They are canceled. Later posts keep their time.' },
]

/** Choice for overdue posts. */
export const OverdueDialog = ({ onChoose }: { onChoose: (way: OverdueWay) => void }) => (
  <Stack gap="md">
    <Text size="sm">These posts are past their scheduled time. What should happen to them?</Text>
    {choices.map(({ way, label, text }, at) => (
      <Stack key={way} gap={4}>
        <Button
          fullWidth
          variant={at === 0 ? 'filled' : 'default'}
          aria-describedby={`overdue-${way}`}
          {...(at === 0 ? { 'data-autofocus': true } : {})}
          onClick={() => onChoose(way)}
        >
          {label}
        </Button>
        <Text size="sm" c="dimmed" id={`overdue-${way}`}>
          {text}
        </Text>
      </Stack>
    ))}
  </Stack>
)
