import { Button, Group, Text } from '@mantine/core'
import { sentenceFor } from '../../../lib/api/errors.ts'
import type { ArticleSaver } from './article-saver.ts'

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Save status of the article, with a retry after a failure. */
export const SaveStatus = ({ saver }: { saver: ArticleSaver }) => {
  const { phase, failure, savedAt, id } = saver.state.use()
  if (phase === 'failed')
    return (
      <Group gap="xs" role="alert">
        <Text size="xs" c="var(--mantine-color-error)">
          Not saved. {sentenceFor(failure)}
        </Text>
        <Button size="compact-xs" variant="default" onClick={() => void saver.save()}>
          Try again
        </Button>
      </Group>
    )
  const words = {
    saving: 'Saving…',
    unsaved: 'Unsaved changes',
    overtaken: 'Not saved: edited by someone else',
    saved: savedAt === null ? (id === null ? 'Not saved yet' : 'Saved') : `Saved at ${time.format(savedAt)}`,
  }
  return (
    <Text size="xs" c="dimmed" role="status">
      {words[phase]}
    </Text>
  )
}
