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
      showSuccess(`${name} is running.`)
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
      declaration="I have looked at the plan, and these are blogs I may post to."
      approving={approving}
      mayGoOn={toConfirm.every(({ id = '' }) => accepted.includes(id))}
      onClose={onClose}
    >
      <Text size="sm">
        {counted(plan.posts, 'post goes', 'posts go')} out
        {first && last ? (first === last ? ` on ${first}` : ` from ${first} to ${last}`) : ''}, to{' '}
        {plan.places.length === 1 ? 'this blog' : `these ${plan.places.length.toLocaleString('en')} blogs`}:
      </Text>
      <div className={classes.choices} tabIndex={0} role="group" aria-label="Blogs that are posted to">
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
        {checks.postsLeft.toLocaleString('en')} campaign posts are left this month; this plan takes{' '}
        {checks.postsThisMonth.toLocaleString('en')} of them.
      </Text>
      {toConfirm.length > 0 && (
        <ChecksToConfirm checks={toConfirm} accepted={accepted} onAccept={setAccepted} />
      )}
    </ApprovalDialog>
  )
}
