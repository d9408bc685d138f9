import type { TurboPage, TurboPageStatus, TurboStatus } from '@web2/contract/generator'
import { StatusBadge, type StatusLook } from '../../ui/status-badge.tsx'

const looks: Record<TurboStatus, StatusLook> = {
  draft: { label: 'Draft', color: 'gray' },
  planning: { label: 'Estimating', color: 'blue' },
  planned: { label: 'Estimated', color: 'gray' },
  sampling: { label: 'Making the sample', color: 'blue' },
  review: { label: 'Waits for your look', color: 'yellow' },
  generating: { label: 'Making pages', color: 'blue' },
  publishing: { label: 'Publishing', color: 'blue' },
  dripping: { label: 'Day by day', color: 'blue' },
  paused: { label: 'Paused', color: 'yellow' },
  stopped: { label: 'Stopped by a brake', color: 'red' },
  failed: { label: 'Failed', color: 'red' },
  cancelled: { label: 'Cancelled', color: 'gray' },
  done: { label: 'Done', color: 'harbour' },
}

const pageLooks: Record<TurboPageStatus, StatusLook> = {
  planned: { label: 'Planned', color: 'gray' },
  writing: { label: 'Being written', color: 'blue' },
  ready: { label: 'Ready', color: 'harbour' },
  failed: { label: 'Failed', color: 'red' },
}

const kinds: Record<TurboPage['kind'], string> = {
  home: 'First page',
  hub: 'Hub page',
  page: 'Page',
}

/** Titles of running work; statuses without a title have none. */
export const workTitles: Partial<Record<TurboStatus, string>> = {
  planning: 'Counting and comparing pages…',
  sampling: 'Making the sample…',
  generating: 'Making pages…',
  publishing: 'Publishing…',
}

export const turboStatusLabel = (status: TurboStatus): string => looks[status].label
export const TurboStatusBadge = ({ status }: { readonly status: TurboStatus }) => (
  <StatusBadge {...looks[status]} />
)
export const pageStatusLabel = (status: TurboPageStatus): string => pageLooks[status].label
export const PageStatusBadge = ({ status }: { readonly status: TurboPageStatus }) => (
  <StatusBadge {...pageLooks[status]} />
)
export const pageKindLabel = (kind: TurboPage['kind']): string => kinds[kind]

/** It was approved at some time: it has pages and sites of its own. */
export const isBegun = ({ approvedAt }: { readonly approvedAt: string | null }): boolean =>
  approvedAt !== null
