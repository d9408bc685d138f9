import { Badge } from '@mantine/core'
import type { TurboPage, TurboPageStatus, TurboStatus } from '@web2/contract/generator'

interface Look {
  readonly label: string
  readonly color: string
}

const looks: Record<TurboStatus, Look> = {
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

const pageLooks: Record<TurboPageStatus, Look> = {
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

const LookBadge = ({ label, color }: Look) => (
  <Badge variant="light" color={color} tt="none" fw={600} miw="max-content">
    {label}
  </Badge>
)

export const turboStatusLabel = (status: TurboStatus): string => looks[status].label
export const TurboStatusBadge = ({ status }: { readonly status: TurboStatus }) => (
  <LookBadge {...looks[status]} />
)
export const pageStatusLabel = (status: TurboPageStatus): string => pageLooks[status].label
export const PageStatusBadge = ({ status }: { readonly status: TurboPageStatus }) => (
  <LookBadge {...pageLooks[status]} />
)
export const pageKindLabel = (kind: TurboPage['kind']): string => kinds[kind]

/** It was approved at some time: it has pages and sites of its own. */
export const isBegun = ({ approvedAt }: { readonly approvedAt: string | null }): boolean =>
  approvedAt !== null
