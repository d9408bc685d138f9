import { Badge } from '@mantine/core'
import type { ArticleSource, ArticleStatus } from '@web2/contract'

const looks: Record<ArticleStatus, { label: string; color: string }> = {
  draft: { label: 'Draft', color: 'gray' },
  generating: { label: 'Generating', color: 'blue' },
  ready: { label: 'Ready', color: 'harbour' },
  failed: { label: 'Failed', color: 'red' },
}

const sources: Record<ArticleSource, string> = {
  manual: 'Written by hand',
  ai: 'AI',
  bulk: 'Zoomer',
  rss: 'RSS',
}

export const articleStatusLabel = (status: ArticleStatus): string => looks[status].label
export const articleSourceLabel = (source: ArticleSource): string => sources[source]

export const ArticleStatusBadge = ({ status }: { status: ArticleStatus }) => (
  <Badge variant="light" color={looks[status].color} tt="none" fw={600} miw="max-content">
    {looks[status].label}
  </Badge>
)
