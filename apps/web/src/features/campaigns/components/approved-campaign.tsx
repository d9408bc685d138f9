import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconBan, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { Campaign } from '@web2/contract'
import { formatMoment } from '../../../lib/dates.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { CampaignStatusBadge } from '../campaign-status.tsx'
import { useStatusChange } from '../hooks/use-status-change.tsx'
import classes from './campaigns.module.css'
import { PlanView } from './plan/plan-view.tsx'

/** A campaign that was approved: its plan, and the ways to hold it up. */
export const ApprovedCampaign = ({ campaign }: { campaign: Campaign }) => {
  const canPublish = useCan('site:publish')
  const change = useStatusChange()
  const { status, planned, published, failed, approvedAt } = campaign
  return (
    <>
      <PageHeader
        title={campaign.name}
        {...(approvedAt === null ? {} : { description: `Approved ${formatMoment(approvedAt)}` })}
      >
        <CampaignStatusBadge status={status} />
        <ButtonLink to="/campaigns/view-campaign" search={{ id: campaign._id }} variant="default">
          Board
        </ButtonLink>
        {canPublish && status === 'running' && (
          <Button
            variant="default"
            leftSection={<IconPlayerPause size={18} aria-hidden />}
            loading={change.isPending}
            onClick={() => change.set(campaign, 'paused')}
          >
            Pause
          </Button>
        )}
        {canPublish && status === 'paused' && (
          <Button
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            loading={change.isPending}
            onClick={() => change.set(campaign, 'running')}
          >
            Resume
          </Button>
        )}
        {canPublish && (status === 'running' || status === 'paused') && (
          <Button
            variant="default"
            leftSection={<IconBan size={18} aria-hidden />}
            onClick={() => change.set(campaign, 'cancelled')}
          >
            Cancel
          </Button>
        )}
      </PageHeader>
      <div className={`card ${classes.pane}`}>
        <Stack>
          {campaign.message !== '' && (
            <Alert color={status === 'failed' ? 'red' : 'yellow'} variant="light" role="status">
              {campaign.message}
            </Alert>
          )}
          <Group gap="lg">
            <Text size="sm">{planned.toLocaleString('en')} still planned</Text>
            <Text size="sm">{published.toLocaleString('en')} published</Text>
            <Text size="sm">{failed.toLocaleString('en')} failed</Text>
          </Group>
          <PlanView campaign={campaign} />
        </Stack>
      </div>
    </>
  )
}
