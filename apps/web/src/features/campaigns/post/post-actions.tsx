import '@mantine/dates/styles.css'
import { Button, Group, Text } from '@mantine/core'
import { DateTimePicker } from '@mantine/dates'
import { useMutation } from '@tanstack/react-query'
import type { CampaignJob, CampaignPost, CampaignPostAction } from '@web2/contract/campaigns'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { campaignJobs, campaignPosts, campaigns } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'

interface PostActionsProps {
  readonly post: CampaignJob
  readonly what: CampaignPost
  /** The post is not at its site any more. */
  readonly onGone: () => void
}

const labels: Record<CampaignPostAction, string> = {
  retry: 'Retry',
  'run-now': 'Publish now',
  cancel: 'Cancel post',
  update: 'Update on blog',
  remove: 'Delete from blog',
}

const said: Record<CampaignPostAction, string> = {
  retry: 'Retrying now',
  'run-now': 'Publishing now',
  cancel: 'Post canceled',
  update: 'Post updated on the blog',
  remove: 'Post deleted from the blog',
}

const refresh = () =>
  Promise.all(
    [campaignJobs, campaignPosts, campaigns].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )

/** The time of a planned post, to be moved. */
const Reschedule = ({ post }: { post: CampaignJob }) => {
  const [at, setAt] = useState<string | null>(null)
  const move = useMutation({
    mutationFn: (moment: string) => campaignJobs.patch(post._id, { runAt: new Date(moment).toISOString() }),
    onSuccess: () => showSuccess('Post rescheduled'),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: refresh,
  })
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <DateTimePicker
        label="Reschedule to"
        placeholder="Choose a time"
        value={at}
        onChange={setAt}
        minDate={new Date()}
        flex={1}
        clearable
        clearButtonProps={{ 'aria-label': 'Clear time' }}
      />
      <Button
        variant="default"
        disabled={at === null}
        loading={move.isPending}
        onClick={() => at !== null && move.mutate(at)}
      >
        Reschedule
      </Button>
    </Group>
  )
}

/** Actions available for a post. */
export const PostActions = ({ post, what, onGone }: PostActionsProps) => {
  const act = useMutation({
    mutationFn: (action: CampaignPostAction) =>
      action === 'remove' ? campaignPosts.remove(post._id) : campaignPosts.patch(post._id, { action }),
    onSuccess: (_answer, action) => {
      showSuccess(said[action])
      if (action === 'remove') onGone()
    },
    onError: (error) => showError(sentenceFor(error)),
    onSettled: refresh,
  })
  const run = (action: CampaignPostAction) => {
    if (action !== 'remove') return act.mutate(action)
    confirmRemoval({
      title: `Delete “${post.title}” from the blog?`,
      names: [post.url],
      consequence: 'Readers can no longer open it. Your article is kept.',
      confirmLabel: 'Delete from blog',
      onConfirm: () => act.mutate(action),
    })
  }
  return (
    <>
      {what.note !== '' && (
        <Text size="sm" c="dimmed">
          {what.note}
        </Text>
      )}
      <Group gap="xs">
        {what.actions.map((action) => (
          <Button
            key={action}
            size="xs"
            variant="default"
            loading={act.isPending && act.variables === action}
            onClick={() => run(action)}
          >
            {labels[action]}
          </Button>
        ))}
      </Group>
      {post.status === 'planned' && <Reschedule post={post} />}
    </>
  )
}
