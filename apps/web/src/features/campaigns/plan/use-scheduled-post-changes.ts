import { useMutation } from '@tanstack/react-query'
import { momentOf, wallClock } from '@web2/campaigns'
import type { CampaignJob } from '@web2/contract/campaigns'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { campaignJobs, campaigns } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'

const failed = (error: unknown) => showError(Object.values(fieldErrors(error))[0] ?? sentenceFor(error))
const refresh = () =>
  Promise.all(
    [campaigns.path, campaignJobs.path].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
  )

/** Moves a post to another day at its own time, and takes posts out of the plan. */
export const useJobChanges = (timeZone: string) => {
  const moving = useMutation({
    mutationFn: ({ job, day }: { job: CampaignJob; day: string }) => {
      const time = wallClock(timeZone, Date.parse(job.runAt)).slice(10)
      return campaignJobs.patch(job._id, {
        runAt: new Date(momentOf(timeZone, `${day}${time}`)).toISOString(),
      })
    },
    onSuccess: () => showSuccess('Post rescheduled'),
    onError: failed,
    onSettled: refresh,
  })
  const removing = useMutation({
    mutationFn: (job: CampaignJob) => campaignJobs.remove(job._id),
    onSuccess: () => showSuccess('Post removed from the plan'),
    onError: failed,
    onSettled: refresh,
  })
  return { move: moving.mutate, remove: removing.mutate }
}
