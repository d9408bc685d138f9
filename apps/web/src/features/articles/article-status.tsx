import type { ArticleSource, ArticleStatus } from '@web2/contract/articles'
import { StatusBadge, type StatusLook } from '../../ui/status-badge.tsx'

const looks: Record<ArticleStatus, StatusLook> = {
  draft: { label: 'Draft', color: 'gray' },
  generating: { label: 'Generating', color: 'blue' },
  ready: { label: 'Ready', color: 'harbour' },
  failed: { label: 'Failed', color: 'red' },
}

const sources: Record<ArticleSource, string> = {
  manual: 'Manual',
  ai: 'AI',
  bulk: 'Zoomer',
  rss: 'RSS',
}

export const articleStatusLabel = (status: ArticleStatus): string => looks[status].label
export const articleSourceLabel = (source: ArticleSource): string => sources[source]

export const ArticleStatusBadge = ({ status }: { status: ArticleStatus }) => (
  <StatusBadge {...looks[status]} />
)
