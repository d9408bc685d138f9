import { Button, Stack, Text } from '@mantine/core'
import type { OverdueWay } from '@web2/contract/campaigns'

const choices: readonly { readonly way: OverdueWay; readonly label: string; readonly text: string }[] = [
  {
    way: 'spread',
    label: 'Spread them out',
    text: 'One after the other, within the campaign’s hours and posts per day.',
  },
  { way: 'send', label: 'Send them now', text: 'All of them, as soon as possible.' },
  { way: 'skip', label: 'Skip them', text: 'They are cancelled. The posts still to come go out as planned.' },
]

/** What becomes of posts whose time is over. */
export const OverdueDialog = ({ onChoose }: { onChoose: (way: OverdueWay) => void }) => (
  <Stack gap="md">
    <Text size="sm">Their time came while nothing was posted. What should happen to them?</Text>
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
