import { Alert, Group, Stack, Text } from '@mantine/core'
import type { Campaign } from '@web2/contract/campaigns'
import { linkOptions } from '@tanstack/react-router'
import { formatMoment } from '../../lib/dates.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { CampaignStatusBadge } from './campaign-status.tsx'
import classes from './campaigns.module.css'
import { OverdueNote } from './progress/overdue-note.tsx'
import { PlanView } from './plan/plan-view.tsx'
import { StatusButtons } from './status-buttons.tsx'
import { UtmLine } from './utm/utm-line.tsx'

/** A campaign that was approved: its plan, and the ways to hold it up. */
export const ApprovedCampaign = ({ campaign }: { campaign: Campaign }) => {
  const { status, planned, published, failed, approvedAt } = campaign
  return (
    <>
      <PageHeader
        title={campaign.name}
        tab={['Calendar', campaign.name]}
        between={[
          {
            label: campaign.name,
            link: linkOptions({ to: '/campaigns/view-campaign', search: { id: campaign._id } }),
          },
        ]}
        {...(approvedAt === null ? {} : { description: `Approved ${formatMoment(approvedAt)}` })}
      >
        <CampaignStatusBadge status={status} />
        <ButtonLink to="/campaigns/view-campaign" search={{ id: campaign._id }} variant="default">
          Board
        </ButtonLink>
        <StatusButtons campaign={campaign} />
      </PageHeader>
      <div className={`card ${classes.pane}`}>
        <Stack>
          {campaign.message !== '' && (
            <Alert color={status === 'failed' ? 'red' : 'yellow'} variant="light" role="status">
              {campaign.message}
            </Alert>
          )}
          <OverdueNote campaign={campaign} />
          <Group gap="lg">
            <Text size="sm">{planned.toLocaleString('en')} scheduled</Text>
            <Text size="sm">{published.toLocaleString('en')} published</Text>
            <Text size="sm">{failed.toLocaleString('en')} failed</Text>
          </Group>
          <UtmLine campaign={campaign} />
          <PlanView campaign={campaign} />
        </Stack>
      </div>
    </>
  )
}
