import type { SiteStatus } from '@web2/contract/sites'
import { StatusBadge, type StatusLook } from '../../ui/status-badge.tsx'

const looks: Record<SiteStatus, StatusLook> = {
  draft: { label: 'Draft', color: 'gray' },
  to_publish: { label: 'Queued', color: 'blue' },
  publishing: { label: 'Publishing', color: 'blue' },
  published: { label: 'Published', color: 'harbour' },
  failed: { label: 'Failed', color: 'red' },
}

export const siteStatusLabel = (status: SiteStatus): string => looks[status].label

export const SiteStatusBadge = ({ status }: { status: SiteStatus }) => <StatusBadge {...looks[status]} />
