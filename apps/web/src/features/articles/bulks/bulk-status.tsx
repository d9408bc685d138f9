import type { ArticleBulk, BulkRowStatus, BulkStatus } from '@web2/contract/articles'
import { StatusBadge, type StatusLook } from '../../../ui/status-badge.tsx'

const bulkLooks: Record<BulkStatus, StatusLook> = {
  running: { label: 'Running', color: 'blue' },
  paused: { label: 'Paused', color: 'yellow' },
  done: { label: 'Done', color: 'harbour' },
  cancelled: { label: 'Canceled', color: 'gray' },
}

const rowLooks: Record<BulkRowStatus, StatusLook> = {
  waiting: { label: 'Queued', color: 'gray' },
  writing: { label: 'Generating', color: 'blue' },
  written: { label: 'Generated', color: 'harbour' },
  review: { label: 'Needs review', color: 'yellow' },
  failed: { label: 'Failed', color: 'red' },
  cancelled: { label: 'Canceled', color: 'gray' },
}

export const bulkStatusLabel = (status: BulkStatus): string => bulkLooks[status].label
export const rowStatusLabel = (status: BulkRowStatus): string => rowLooks[status].label
/** A finished bulk whose articles all or partly failed is no success. */
export const bulkLook = ({
  status,
  failed,
  total,
}: Pick<ArticleBulk, 'status' | 'failed' | 'total'>): StatusLook => {
  if (status !== 'done' || failed === 0) return bulkLooks[status]
  return failed === total ? { label: 'Failed', color: 'red' } : { label: 'Incomplete', color: 'yellow' }
}
export const BulkStatusBadge = ({ bulk }: { readonly bulk: ArticleBulk }) => (
  <StatusBadge {...bulkLook(bulk)} />
)
export const RowStatusBadge = ({ status }: { readonly status: BulkRowStatus }) => (
  <StatusBadge {...rowLooks[status]} />
)

/** Returns the number of articles written, reviewed or not. */
export const writtenOf = ({ written, review }: ArticleBulk): number => written + review
