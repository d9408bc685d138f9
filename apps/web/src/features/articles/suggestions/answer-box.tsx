import { Button, Group, Loader, Text } from '@mantine/core'
import { IconPlayerStopFilled } from '@tabler/icons-react'
import { useEffect } from 'react'
import { editLabels } from './edit-labels.ts'
import type { EditSession } from './edit-session.ts'
import { scrollTo } from './scroll-to.ts'
import classes from './suggestions.module.css'

/** The answer as it is written, or why there is none; shown in the text, below the passage. */
export const AnswerBox = ({ session }: { session: EditSession }) => {
  const state = session.state.use()
  const { phase } = state
  // a passage may be longer than the window
  useEffect(() => {
    if (phase === 'writing' || phase === 'failed') scrollTo(session.host)
  }, [phase, session])
  if (state.phase === 'idle' || state.phase === 'done') return null
  if (state.phase === 'failed')
    return (
      <div className={classes.answer} role="alert">
        <Text size="sm">{state.sentence}</Text>
        <Group gap="xs" mt="xs">
          {state.canRetry && (
            <Button size="xs" variant="default" onClick={session.retry}>
              Try again
            </Button>
          )}
          <Button size="xs" variant="subtle" color="gray" onClick={session.dismiss}>
            Dismiss
          </Button>
        </Group>
      </div>
    )
  return (
    <div className={classes.answer}>
      {state.text !== '' && <div className={classes.coming}>{state.text}</div>}
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Group gap="xs" wrap="nowrap" role="status">
          <Loader size="xs" aria-hidden />
          <Text size="sm" c="dimmed">
            {editLabels[state.wish.action]}: AI is writing…
          </Text>
        </Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlayerStopFilled size={12} aria-hidden />}
          onClick={session.stop}
        >
          Stop
        </Button>
      </Group>
    </div>
  )
}
