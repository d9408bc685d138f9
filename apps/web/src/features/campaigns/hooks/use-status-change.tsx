import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Campaign } from '@web2/contract'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { campaigns } from '../../../lib/api/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { ask } from '../../../lib/questions.ts'
import { say, sayFailure } from '../../../lib/snackbar.ts'

type Asked = 'running' | 'paused' | 'cancelled'

const done: Record<Asked, string> = { running: 'resumed', paused: 'paused', cancelled: 'cancelled' }

/** Pauses, resumes and cancels; before a cancellation, which cannot be taken back, it asks. */
export const useStatusChange = () => {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ campaign, status }: { campaign: Campaign; status: Asked }) =>
      campaigns.patch(campaign._id, { status }),
    onSuccess: ({ name }, { status }) => say(`${name} was ${done[status]}.`),
    onError: (error) => sayFailure(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [campaigns.path] }),
  })
  const set = (campaign: Campaign, status: Asked) => {
    if (status !== 'cancelled') mutate({ campaign, status })
    else
      ask({
        title: `Cancel ${campaign.name}?`,
        children: (
          <Text size="sm">
            {campaign.planned.toLocaleString('en')} planned posts are not posted. What is published stays
            where it is. This cannot be undone.
          </Text>
        ),
        labels: { confirm: 'Cancel the campaign', cancel: 'Keep it' },
        confirmProps: { color: 'red.8' },
        closeButtonProps: { 'aria-label': 'Close' },
        onConfirm: () => mutate({ campaign, status }),
      })
  }
  return { set, isPending }
}
