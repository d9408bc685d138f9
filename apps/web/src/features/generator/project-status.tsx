import type { Turbo, TurboPage, TurboPageStatus, TurboStatus } from '@web2/contract/generator'
import { StatusBadge, type StatusLook } from '../../ui/status-badge.tsx'

const looks: Record<TurboStatus, StatusLook> = {
  draft: { label: 'Draft', color: 'gray' },
  planning: { label: 'Estimating', color: 'blue' },
  planned: { label: 'Estimated', color: 'gray' },
  sampling: { label: 'Generating sample', color: 'blue' },
  review: { label: 'Ready for review', color: 'yellow' },
  generating: { label: 'Generating pages', color: 'blue' },
  publishing: { label: 'Publishing', color: 'blue' },
  dripping: { label: 'Publishing daily', color: 'blue' },
  paused: { label: 'Paused', color: 'yellow' },
  stopped: { label: 'Stopped by a limit', color: 'red' },
  failed: { label: 'Failed', color: 'red' },
  cancelled: { label: 'Canceled', color: 'gray' },
  done: { label: 'Done', color: 'harbour' },
}

const pageLooks: Record<TurboPageStatus, StatusLook> = {
  planned: { label: 'Planned', color: 'gray' },
  writing: { label: 'Generating', color: 'blue' },
  ready: { label: 'Ready', color: 'harbour' },
  failed: { label: 'Failed', color: 'red' },
}

const kinds: Record<TurboPage['kind'], string> = {
  home: 'Home page',
  hub: 'Hub page',
  page: 'Page',
}

/** Titles of running work; statuses without a title have none. */
export const workTitles: Partial<Record<TurboStatus, string>> = {
  planning: 'Counting and comparing pages…',
  sampling: 'Generating the sample…',
  generating: 'Generating pages…',
  publishing: 'Publishing…',
}

/** Of a project that the monthly AI limit stopped, which resumes automatically. */
const waiting: StatusLook = { label: 'Waiting for limit', color: 'yellow' }

export const turboStatusLabel = (status: TurboStatus): string => looks[status].label
/** Status of a project. */
export const TurboStatusBadge = ({
  turbo: { status, resumesAt },
}: {
  readonly turbo: Pick<Turbo, 'status' | 'resumesAt'>
}) => <StatusBadge {...(status === 'stopped' && resumesAt !== null ? waiting : looks[status])} />
export const pageStatusLabel = (status: TurboPageStatus): string => pageLooks[status].label
export const PageStatusBadge = ({ status }: { readonly status: TurboPageStatus }) => (
  <StatusBadge {...pageLooks[status]} />
)
export const pageKindLabel = (kind: TurboPage['kind']): string => kinds[kind]

/** Returns true for a project that was approved, so that it has sites. */
export const isBegun = ({ approvedAt }: { readonly approvedAt: string | null }): boolean =>
  approvedAt !== null
