import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { Turbo } from '@web2/contract/generator'
import { publicationReviews } from '../../publishing/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useReview } from '../../publishing/review/use-review.tsx'
import { useTurboAction } from '../use-project-action.ts'

/** Actions that publish already published pages. */
type Again = 'publish' | 'list'

const texts: Readonly<Record<Again, { readonly title: string; readonly text: string; readonly go: string }>> =
  {
    publish: {
      title: 'Publish changes?',
      text: 'Only changed files are uploaded.',
      go: 'Publish',
    },
    list: {
      title: 'Allow search engines to index these pages?',
      text: 'The pages are published again without noindex. Check some of them live first.',
      go: 'Allow indexing',
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
  const { title, text, go } = texts[action]
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
            Cancel
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
