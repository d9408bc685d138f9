import { campaignStatuses, type Campaign } from '@web2/contract/campaigns'
import { formatMoment } from '../../lib/dates.ts'
import { choiceFilter, filterFields, type ListColumn } from '../../ui/data-list/list-column.ts'
import { NameLink } from '../../ui/data-list/name-link.tsx'
import { ProgressCell } from '../../ui/data-list/progress-cell.tsx'
import { addedColumn, changedColumn, nameColumn } from '../../ui/data-list/usual-columns.ts'
import { CampaignStatusBadge, campaignStatusLabel } from './campaign-status.tsx'

const totalOf = ({ planned, published, failed, cancelled }: Campaign): number =>
  planned + published + failed + cancelled

const progressText = (campaign: Campaign): string =>
  campaign.status === 'draft'
    ? `${campaign.planned.toLocaleString('en')} planned`
    : `${campaign.published.toLocaleString('en')} of ${totalOf(campaign).toLocaleString('en')}`

/** Columns of the list of campaigns. */
export const campaignColumns: readonly ListColumn<Campaign>[] = [
  {
    ...nameColumn,
    render: ({ _id, name, status }) => (
      <NameLink
        to={status === 'draft' ? '/campaigns/edit-campaign' : '/campaigns/view-campaign'}
        search={{ id: _id }}
        name={name}
      />
    ),
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    filter: choiceFilter(campaignStatuses, campaignStatusLabel),
    text: ({ status }) => campaignStatusLabel(status),
    render: ({ status }) => <CampaignStatusBadge status={status} />,
  },
  {
    key: 'published',
    title: 'Progress',
    sortable: true,
    filter: { kind: 'number' },
    text: progressText,
    render: (campaign) => (
      <ProgressCell
        done={campaign.published}
        failed={campaign.failed}
        total={totalOf(campaign)}
        text={progressText(campaign)}
      />
    ),
  },
  {
    key: 'nextPostAt',
    title: 'Next post',
    sortable: true,
    filter: { kind: 'day' },
    text: ({ nextPostAt }) => (nextPostAt === null ? '' : formatMoment(nextPostAt)),
  },
  {
    key: 'targets',
    title: 'Blogs',
    width: 90,
    text: ({ targets }) => targets.length.toLocaleString('en'),
  },
  {
    key: 'failed',
    title: 'Failed',
    filter: { kind: 'number' },
    hiddenAtFirst: true,
    text: ({ failed }) => failed.toLocaleString('en'),
  },
  addedColumn,
  { ...changedColumn, hiddenAtFirst: true },
]

export const campaignFilterable = filterFields(campaignColumns)
