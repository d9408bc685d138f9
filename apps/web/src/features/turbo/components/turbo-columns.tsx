import { Group, Progress, Text } from '@mantine/core'
import { turboStatuses, type Turbo } from '@web2/contract/generator'
import { formatMoment } from '../../../lib/dates.ts'
import { dollars } from '../../../lib/writing/generation-records.ts'
import { filterFields, type ListColumn } from '../../../ui/data-list/list-column.ts'
import { TextLink } from '../../../ui/links.tsx'
import { isBegun, TurboStatusBadge, turboStatusLabel } from '../turbo-status.tsx'

const progressText = ({ pageCount, released }: Turbo): string =>
  `${released.toLocaleString('en')} of ${pageCount.toLocaleString('en')}`

const ProgressCell = ({ turbo }: { readonly turbo: Turbo }) => (
  <Group gap="xs" wrap="nowrap">
    <Progress.Root size="sm" w={90} aria-hidden>
      <Progress.Section value={(turbo.released / Math.max(1, turbo.pageCount)) * 100} />
      <Progress.Section value={(turbo.failedPages / Math.max(1, turbo.pageCount)) * 100} color="red" />
    </Progress.Root>
    <Text size="sm" span>
      {progressText(turbo)}
    </Text>
  </Group>
)

/** What the list of generations can show. */
export const turboColumns: readonly ListColumn<Turbo>[] = [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    filter: { kind: 'text' },
    fixed: true,
    text: ({ name }) => name,
    render: (turbo) => (
      <TextLink
        to={isBegun(turbo) ? '/zoomer-site-builder/view-generation' : '/zoomer-site-builder/edit-generation'}
        search={{ id: turbo._id }}
        fw={500}
        size="sm"
        maw="44ch"
        display="inline-block"
        truncate
        title={turbo.name}
      >
        {turbo.name}
      </TextLink>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    filter: {
      kind: 'choice',
      choices: turboStatuses.map((status) => ({ value: status, label: turboStatusLabel(status) })),
    },
    text: ({ status }) => turboStatusLabel(status),
    render: ({ status }) => <TurboStatusBadge status={status} />,
  },
  {
    key: 'pageCount',
    title: 'Published pages',
    sortable: true,
    filter: { kind: 'number' },
    text: progressText,
    render: (turbo) => <ProgressCell turbo={turbo} />,
  },
  {
    key: 'siteCount',
    title: 'Sites',
    width: 80,
    text: ({ siteCount }) => siteCount.toLocaleString('en'),
  },
  { key: 'sourceName', title: 'Made from', text: ({ sourceName }) => sourceName },
  {
    key: 'cost',
    title: 'Cost',
    width: 110,
    hiddenAtFirst: true,
    text: ({ cost }) => (cost === null ? 'Not known' : dollars(cost)),
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

export const turboFilterable = filterFields(turboColumns)
