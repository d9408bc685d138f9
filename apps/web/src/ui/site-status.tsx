import { Badge } from '@mantine/core'
import type { SiteStatus } from '@web2/contract'

const looks: Record<SiteStatus, { label: string; color: string }> = {
  draft: { label: 'Draft', color: 'gray' },
  to_publish: { label: 'Waiting to publish', color: 'blue' },
  publishing: { label: 'Publishing', color: 'blue' },
  published: { label: 'Published', color: 'harbour' },
  failed: { label: 'Failed', color: 'red' },
}

export const siteStatusLabel = (status: SiteStatus): string => looks[status].label

export const SiteStatusBadge = ({ status }: { status: SiteStatus }) => (
  <Badge variant="light" color={looks[status].color} tt="none" fw={600} miw="max-content">
    {looks[status].label}
  </Badge>
)
