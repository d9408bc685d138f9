import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useMutation } from '@tanstack/react-query'
import type { Campaign, OverdueWay } from '@web2/contract/campaigns'
import { sentenceFor } from '../../lib/api/errors.ts'
import { campaignJobs, campaigns } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { ask, showDialog } from '../../lib/questions.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'
import { overdueCount } from './overdue-api.ts'
import { OverdueDialog } from './progress/overdue-dialog.tsx'
import { counted } from '../../lib/text/counted.ts'

type Asked = 'running' | 'paused' | 'cancelled'

interface Change {
  readonly campaign: Campaign
  readonly status: Asked
  readonly overdue?: OverdueWay
}

const done: Record<Asked, string> = { running: 'resumed', paused: 'paused', cancelled: 'canceled' }
const settled: Record<OverdueWay, string> = {
  send: 'Publishing overdue posts now',
  spread: 'Overdue posts spread over the schedule',
  skip: 'Overdue posts skipped',
}

const askAboutOverdue = ({ name }: Campaign, count: number, choose: (way: OverdueWay) => void) => {
  const modalId = 'overdue-posts'
  showDialog({
    modalId,
    title: counted(count, `overdue post in “${name}”`, `overdue posts in “${name}”`),
    children: (
      <OverdueDialog
        onChoose={(way) => {
          modals.close(modalId)
          choose(way)
        }}
      />
    ),
  })
}

/**
 * Pauses, resumes and cancels campaigns. Asks before a cancellation, which cannot be undone, and before overdue posts
 * are published.
 */
export const useStatusChange = () => {
  const { mutate, isPending } = useMutation({
    mutationFn: async (change: Change): Promise<Change | undefined> => {
      const { campaign, status, overdue } = change
      if (status === 'running' && overdue === undefined) {
        const count = await queryClient.fetchQuery({ ...overdueCount(campaign._id), staleTime: 0 })
        if (count > 0) {
          askAboutOverdue(campaign, count, (way) => mutate({ ...change, overdue: way }))
          return undefined
        }
      }
      await campaigns.patch(campaign._id, { status, ...(overdue !== undefined && { overdue }) })
      return change
    },
    onSuccess: (change) => {
      if (!change) return
      const { campaign, status, overdue } = change
      const isSettled = overdue !== undefined && campaign.status === 'running'
      showSuccess(isSettled ? settled[overdue] : `“${campaign.name}” ${done[status]}`)
    },
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () =>
      Promise.all(
        [campaigns, campaignJobs].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
      ),
  })
  const set = (campaign: Campaign, status: Asked) => {
    if (status !== 'cancelled') mutate({ campaign, status })
    else
      ask({
        title: `Cancel “${campaign.name}”?`,
        children: (
          <Text size="sm">
            {counted(campaign.planned, 'scheduled post')} won’t be published. Published posts stay online. You
            can’t undo this.
          </Text>
        ),
        labels: { confirm: 'Cancel campaign', cancel: 'Keep campaign' },
        confirmProps: { color: 'red.8' },
        onConfirm: () => mutate({ campaign, status }),
      })
  }
  /** Does with the overdue posts of a running campaign what was chosen. */
  const settle = (campaign: Campaign, overdue: OverdueWay) => mutate({ campaign, status: 'running', overdue })
  return { set, settle, isPending }
}
