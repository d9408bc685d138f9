import type { CampaignJobStatus, CampaignStatus } from '@web2/contract/campaigns'
import { StatusBadge, type StatusLook } from '../../ui/status-badge.tsx'

const looks: Record<CampaignStatus, StatusLook> = {
  draft: { label: 'Draft', color: 'gray' },
  running: { label: 'Running', color: 'blue' },
  paused: { label: 'Paused', color: 'yellow' },
  completed: { label: 'Completed', color: 'harbour' },
  failed: { label: 'Failed', color: 'red' },
  cancelled: { label: 'Canceled', color: 'gray' },
}

export const campaignStatusLabel = (status: CampaignStatus): string => looks[status].label

export const CampaignStatusBadge = ({ status }: { status: CampaignStatus }) => (
  <StatusBadge {...looks[status]} />
)

export const jobStatusLabels: Record<CampaignJobStatus, string> = {
  planned: 'Scheduled',
  running: 'Publishing',
  waiting: 'Needs action',
  published: 'Published',
  failed: 'Failed',
  cancelled: 'Canceled',
}
