import { List, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Campaign, CampaignChecks, CampaignPlan } from '@web2/contract/campaigns'
import { propertyTypeTitles } from '@web2/contract/properties'
import { useState } from 'react'
import { campaignJobs, campaigns } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { counted } from '../../../lib/text/counted.ts'
import { ApprovalDialog } from '../../../ui/dialogs/approval-dialog.tsx'
import { approveCampaign } from '../campaigns-api.ts'
import classes from '../campaigns.module.css'
import { ChecksToConfirm } from './checks-to-confirm.tsx'
import { PlanImages } from './plan-images.tsx'

interface ApproveDialogProps {
  readonly campaign: Campaign
  readonly plan: CampaignPlan
  readonly checks: CampaignChecks
  readonly onClose: () => void
}

/** Approval of a campaign plan; names every blog. */
export const ApproveDialog = ({ campaign, plan, checks, onClose }: ApproveDialogProps) => {
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const toConfirm = checks.checks.filter(({ level }) => level === 'confirm')
  const approving = useMutation({
    mutationFn: () =>
      approveCampaign({
        campaignId: campaign._id,
        planRevision: plan.planRevision,
        destinations: plan.places.map(({ _id }) => _id),
        acceptIssues: [...accepted],
      }),
    onSuccess: ({ name }) => {
      showSuccess(`“${name}” is running`)
      onClose()
    },
    onSettled: () =>
      Promise.all(
        [campaigns.path, campaignJobs.path].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
  const { timeZone } = campaign.schedule
  const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone })
  const [first, last] = [plan.firstAt, plan.lastAt].map((at) => at && day.format(new Date(at)))
  return (
    <ApprovalDialog
      name={campaign.name}
      declaration="I’ve reviewed the plan, and I’m allowed to post to these blogs"
      approving={approving}
      mayGoOn={toConfirm.every(({ id = '' }) => accepted.includes(id))}
      onClose={onClose}
    >
      <Text size="sm">
        Publishes {counted(plan.posts, 'post')}
        {first && last ? (first === last ? ` on ${first}` : ` from ${first} to ${last}`) : ''} to{' '}
        {plan.places.length === 1 ? 'this blog' : `these ${plan.places.length.toLocaleString('en')} blogs`}:
      </Text>
      <div className={classes.choices} tabIndex={0} role="group" aria-label="Blogs in this plan">
        <List size="sm" style={{ overflowWrap: 'anywhere' }}>
          {plan.places.map(({ _id, name, webUrl, propertyType, posts }) => (
            <List.Item key={_id}>
              <strong>{name}</strong> ({propertyTypeTitles[propertyType]}, {webUrl}): {counted(posts, 'post')}
            </List.Item>
          ))}
        </List>
      </div>
      <PlanImages images={checks.images} />
      <Text size="sm" c="dimmed">
        This plan uses {checks.postsThisMonth.toLocaleString('en')} of the{' '}
        {counted(checks.postsLeft, 'campaign post')} you have left this month.
      </Text>
      {toConfirm.length > 0 && (
        <ChecksToConfirm checks={toConfirm} accepted={accepted} onAccept={setAccepted} />
      )}
    </ApprovalDialog>
  )
}
