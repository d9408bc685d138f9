import { Badge } from '@mantine/core'
import type { CampaignJobStatus, CampaignStatus } from '@web2/contract'

const looks: Record<CampaignStatus, { label: string; color: string }> = {
  draft: { label: 'Draft', color: 'gray' },
  running: { label: 'Running', color: 'blue' },
  paused: { label: 'Paused', color: 'yellow' },
  completed: { label: 'Completed', color: 'harbour' },
  failed: { label: 'Failed', color: 'red' },
  cancelled: { label: 'Cancelled', color: 'gray' },
}

export const campaignStatusLabel = (status: CampaignStatus): string => looks[status].label

export const CampaignStatusBadge = ({ status }: { status: CampaignStatus }) => (
  <Badge variant="light" color={looks[status].color} tt="none" fw={600} miw="max-content">
    {looks[status].label}
  </Badge>
)

export const jobStatusLabels: Record<CampaignJobStatus, string> = {
  planned: 'Planned',
  running: 'Posting',
  waiting: 'Waits for you',
  published: 'Published',
  failed: 'Failed',
  cancelled: 'Cancelled',
}
