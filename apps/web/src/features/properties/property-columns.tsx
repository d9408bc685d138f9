import { propertyStatuses, propertyTypes, propertyTypeTitles, type Property } from '@web2/contract/properties'
import { formatMoment } from '../../lib/dates.ts'
import { choiceFilter, filterFields, type ListColumn } from '../../ui/data-list/list-column.ts'
import { NameLink } from '../../ui/data-list/name-link.tsx'
import { addedColumn, nameColumn } from '../../ui/data-list/usual-columns.ts'
import { meansWords, nextTry, shownStatus, statusWords } from './property-labels.ts'
import { Group, Stack, Text } from '@mantine/core'
import { BrandLogo } from '../../ui/logos/brand-logo.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tip } from '../../ui/tooltip.tsx'

/** Whether a property is well, in a word; what is wrong and what to do in a line below. */
const PropertyHealth = ({ property }: { property: Property }) => {
  const { problem, nextTryAt } = property
  const next = nextTry(nextTryAt)
  return (
    <Stack gap={2}>
      <StatusBadge {...shownStatus(property)} />
      {problem !== '' && (
        <Tip label={[problem, next].filter(Boolean).join(' ')} multiline maw={360}>
          <Text size="xs" c="dimmed" maw="34ch" truncate tabIndex={0}>
            {problem}
          </Text>
        </Tip>
      )}
      {next !== '' && (
        <Text size="xs" c="dimmed">
          {next}
        </Text>
      )}
    </Stack>
  )
}

const momentOr = (moment: string | null, none: string): string =>
  moment === null ? none : formatMoment(moment)

/** Available columns of the list of properties. */
export const propertyColumns: readonly ListColumn<Property>[] = [
  {
    ...nameColumn,
    title: 'Property',
    render: ({ _id, name }) => (
      <NameLink to="/properties/edit-property" search={{ id: _id }} maw="36ch" name={name} />
    ),
  },
  {
    key: 'propertyType',
    title: 'Type',
    sortable: true,
    filter: choiceFilter(propertyTypes, (type) => propertyTypeTitles[type]),
    text: ({ propertyType }) => propertyTypeTitles[propertyType],
    render: ({ propertyType }) => (
      <Group gap="xs" wrap="nowrap">
        <BrandLogo of={propertyType} />
        {propertyTypeTitles[propertyType]}
      </Group>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    filter: choiceFilter(propertyStatuses, (status) => statusWords[status].label),
    text: (property) => [shownStatus(property).label, property.problem].filter(Boolean).join(': '),
    render: (property) => <PropertyHealth property={property} />,
  },
  {
    key: 'subPropertyCount',
    title: 'Sub-properties',
    sortable: true,
    text: ({ subPropertyCount }) => subPropertyCount.toLocaleString('en'),
  },
  {
    key: 'lastPostAt',
    title: 'Last post',
    sortable: true,
    filter: { kind: 'day' },
    text: ({ lastPostAt }) => momentOr(lastPostAt, 'No posts yet'),
  },
  {
    key: 'postsThisMonth',
    title: 'Posts this month',
    sortable: true,
    text: ({ postsThisMonth }) => postsThisMonth.toLocaleString('en'),
  },
  {
    key: 'url',
    title: 'URL',
    sortable: true,
    filter: { kind: 'text' },
    hiddenAtFirst: true,
    text: ({ url }) => url,
  },
  {
    key: 'username',
    title: 'Username',
    filter: { kind: 'text' },
    hiddenAtFirst: true,
    text: ({ username }) => username,
  },
  {
    key: 'means',
    title: 'Connection method',
    hiddenAtFirst: true,
    text: ({ means }) => meansWords[means].label,
  },
  {
    key: 'lastVerifiedAt',
    title: 'Last verified',
    sortable: true,
    filter: { kind: 'day' },
    hiddenAtFirst: true,
    text: ({ lastVerifiedAt }) => momentOr(lastVerifiedAt, 'Never verified'),
  },
  { ...addedColumn, hiddenAtFirst: true },
]

export const propertyFilterable = filterFields(propertyColumns)
