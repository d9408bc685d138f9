import { propertyStatuses, propertyTypes, propertyTypeTitles, type Property } from '@web2/contract'
import { formatMoment } from '../../../lib/dates.ts'
import { filterFields, type ListColumn } from '../../../ui/data-list/list-column.ts'
import { TextLink } from '../../../ui/links.tsx'
import { meansWords, statusWords } from '../property-words.ts'
import { PropertyHealth } from './property-health.tsx'

const momentOr = (moment: string | null, none: string): string =>
  moment === null ? none : formatMoment(moment)

/** What the list of properties can show. */
export const propertyColumns: readonly ListColumn<Property>[] = [
  {
    key: 'name',
    title: 'Property',
    sortable: true,
    filter: { kind: 'text' },
    fixed: true,
    text: ({ name }) => name,
    render: ({ _id, name }) => (
      <TextLink
        to="/properties/edit-property"
        search={{ id: _id }}
        fw={500}
        size="sm"
        maw="36ch"
        display="inline-block"
        truncate
        title={name}
      >
        {name}
      </TextLink>
    ),
  },
  {
    key: 'propertyType',
    title: 'Type',
    sortable: true,
    filter: {
      kind: 'choice',
      choices: propertyTypes.map((value) => ({ value, label: propertyTypeTitles[value] })),
    },
    text: ({ propertyType }) => propertyTypeTitles[propertyType],
  },
  {
    key: 'status',
    title: 'Health',
    sortable: true,
    filter: {
      kind: 'choice',
      choices: propertyStatuses.map((value) => ({ value, label: statusWords[value].label })),
    },
    text: ({ status, problem }) => [statusWords[status].label, problem].filter(Boolean).join(': '),
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
    text: ({ lastPostAt }) => momentOr(lastPostAt, 'None yet'),
  },
  {
    key: 'postsThisMonth',
    title: 'This month',
    sortable: true,
    text: ({ postsThisMonth }) => postsThisMonth.toLocaleString('en'),
  },
  {
    key: 'url',
    title: 'Address',
    sortable: true,
    filter: { kind: 'text' },
    hiddenAtFirst: true,
    text: ({ url }) => url,
  },
  {
    key: 'username',
    title: 'User name',
    filter: { kind: 'text' },
    hiddenAtFirst: true,
    text: ({ username }) => username,
  },
  {
    key: 'means',
    title: 'Connected by',
    hiddenAtFirst: true,
    text: ({ means }) => meansWords[means].label,
  },
  {
    key: 'lastVerifiedAt',
    title: 'Last checked',
    sortable: true,
    filter: { kind: 'day' },
    hiddenAtFirst: true,
    text: ({ lastVerifiedAt }) => momentOr(lastVerifiedAt, 'Never'),
  },
  {
    key: 'createdAt',
    title: 'Added',
    sortable: true,
    filter: { kind: 'day' },
    hiddenAtFirst: true,
    text: ({ createdAt }) => formatMoment(createdAt),
  },
]

export const propertyFilterable = filterFields(propertyColumns)
