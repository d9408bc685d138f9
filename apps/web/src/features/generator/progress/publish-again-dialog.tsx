import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { Turbo } from '@web2/contract/generator'
import { publicationReviews } from '../../publishing/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useReview } from '../../publishing/review/use-review.tsx'
import { useTurboAction } from '../use-project-action.ts'

/** Actions that publish already published pages. */
type Again = 'publish' | 'list'

const words: Readonly<Record<Again, { readonly title: string; readonly text: string; readonly go: string }>> =
  {
    publish: {
      title: 'Publish what differs?',
      text: 'Pages that have not changed are not sent again.',
      go: 'Publish',
    },
    list: {
      title: 'Let search engines list these pages?',
      text: 'The pages are published again without noindex. Look at some of them live first.',
      go: 'Let them list',
    },
  }

interface PublishAgainDialogProps {
  readonly turbo: Turbo
  readonly action: Again
  readonly onClose: () => void
}

/** Review of errors before pages are published again. */
export const PublishAgainDialog = ({ turbo, action, onClose }: PublishAgainDialogProps) => {
  const act = useTurboAction()
  const { title, text, go } = words[action]
  const { source } = turbo
  const { list, mayGoOn, accepted } = useReview(
    { id: turbo._id, version: turbo.updatedAt, query: { action } },
    {
      action: 'Publish',
      source: { sourcePageId: 'pageId' in source ? source.pageId : null },
      onLeave: onClose,
    },
  )
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <Stack>
        <Text size="sm">{text}</Text>
        {list}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <Button
            disabled={!mayGoOn}
            loading={act.isPending}
            onClick={() =>
              act.mutate(
                { id: turbo._id, action, data: { acceptIssues: [...accepted] } },
                {
                  onSuccess: onClose,
                  onError: () => void queryClient.invalidateQueries({ queryKey: [publicationReviews.path] }),
                },
              )
            }
          >
            {go}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
