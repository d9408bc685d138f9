import { Group, Progress, Text } from '@mantine/core'
import { campaignStatuses, type Campaign } from '@web2/contract'
import { formatMoment } from '../../../lib/dates.ts'
import { filterFields, type ListColumn } from '../../../ui/data-list/list-column.ts'
import { TextLink } from '../../../ui/links.tsx'
import { CampaignStatusBadge, campaignStatusLabel } from '../campaign-status.tsx'

const totalOf = ({ planned, published, failed, cancelled }: Campaign): number =>
  planned + published + failed + cancelled

const progressText = (campaign: Campaign): string =>
  campaign.status === 'draft'
    ? `${campaign.planned.toLocaleString('en')} planned`
    : `${campaign.published.toLocaleString('en')} of ${totalOf(campaign).toLocaleString('en')}`

const ProgressCell = ({ campaign }: { campaign: Campaign }) => {
  const total = Math.max(1, totalOf(campaign))
  const text = progressText(campaign)
  return (
    <Group gap="xs" wrap="nowrap">
      <Progress.Root size="sm" w={90} aria-hidden>
        <Progress.Section value={(campaign.published / total) * 100} />
        <Progress.Section value={(campaign.failed / total) * 100} color="red" />
      </Progress.Root>
      <Text size="sm" span>
        {text}
      </Text>
    </Group>
  )
}

/** What the list of campaigns can show. */
export const campaignColumns: readonly ListColumn<Campaign>[] = [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    filter: { kind: 'text' },
    fixed: true,
    text: ({ name }) => name,
    render: ({ _id, name, status }) => (
      <TextLink
        to={status === 'draft' ? '/campaigns/edit-campaign' : '/campaigns/view-campaign'}
        search={{ id: _id }}
        fw={500}
        size="sm"
        maw="44ch"
        display="inline-block"
        truncate
        title={name}
      >
        {name}
      </TextLink>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    filter: {
      kind: 'choice',
      choices: campaignStatuses.map((status) => ({ value: status, label: campaignStatusLabel(status) })),
    },
    text: ({ status }) => campaignStatusLabel(status),
    render: ({ status }) => <CampaignStatusBadge status={status} />,
  },
  {
    key: 'published',
    title: 'Progress',
    sortable: true,
    filter: { kind: 'number' },
    text: progressText,
    render: (campaign) => <ProgressCell campaign={campaign} />,
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
  {
    key: 'createdAt',
    title: 'Added',
    sortable: true,
    filter: { kind: 'day' },
    text: ({ createdAt }) => formatMoment(createdAt),
  },
  {
    key: 'updatedAt',
    title: 'Changed',
    sortable: true,
    filter: { kind: 'day' },
    hiddenAtFirst: true,
    text: ({ updatedAt }) => formatMoment(updatedAt),
  },
]

export const campaignFilterable = filterFields(campaignColumns)
