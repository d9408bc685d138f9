import { turboStatuses, type Turbo } from '@web2/contract/generator'
import { dollars } from '../../lib/text/dollars.ts'
import { choiceFilter, filterFields, type ListColumn } from '../../ui/data-list/list-column.ts'
import { NameLink } from '../../ui/data-list/name-link.tsx'
import { ProgressCell } from '../../ui/data-list/progress-cell.tsx'
import { addedColumn, changedColumn, nameColumn } from '../../ui/data-list/usual-columns.ts'
import { pageNameOf } from './page-name.ts'
import { isBegun, TurboStatusBadge, turboStatusLabel } from './project-status.tsx'

const progressText = ({ pageCount, released }: Turbo): string =>
  `${released.toLocaleString('en')} of ${pageCount.toLocaleString('en')}`

/** Columns of the list of projects. */
export const turboColumns: readonly ListColumn<Turbo>[] = [
  {
    ...nameColumn,
    render: (turbo) => (
      <NameLink
        to={isBegun(turbo) ? '/zoomer-site-builder/view-generation' : '/zoomer-site-builder/edit-generation'}
        search={{ id: turbo._id }}
        name={turbo.name}
      />
    ),
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    filter: choiceFilter(turboStatuses, turboStatusLabel),
    text: ({ status }) => turboStatusLabel(status),
    render: (turbo) => <TurboStatusBadge turbo={turbo} />,
  },
  {
    key: 'pageCount',
    title: 'Published pages',
    sortable: true,
    filter: { kind: 'number' },
    text: progressText,
    render: (turbo) => (
      <ProgressCell
        done={turbo.released}
        failed={turbo.failedPages}
        total={turbo.pageCount}
        text={progressText(turbo)}
      />
    ),
  },
  {
    key: 'siteCount',
    title: 'Sites',
    width: 80,
    text: ({ siteCount }) => siteCount.toLocaleString('en'),
  },
  { key: 'sourceName', title: 'Template', text: ({ sourceName }) => pageNameOf(sourceName) },
  {
    key: 'cost',
    title: 'Cost',
    width: 110,
    hiddenAtFirst: true,
    text: ({ cost }) => (cost === null ? 'Unknown' : dollars(cost)),
  },
  addedColumn,
  { ...changedColumn, hiddenAtFirst: true },
]

export const turboFilterable = filterFields(turboColumns)
