import { countries, type Nap } from '@web2/contract/listings'
import { filterFields, type ListColumn } from '../../../ui/data-list/list-column.ts'
import { NameLink } from '../../../ui/data-list/name-link.tsx'
import { addedColumn, changedColumn } from '../../../ui/data-list/usual-columns.ts'

const words = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined && part !== '')

/** Columns of the list of listings. */
export const napColumns: readonly ListColumn<Nap>[] = [
  {
    key: 'businessName',
    title: 'Business name',
    sortable: true,
    filter: { kind: 'text' },
    fixed: true,
    text: ({ businessName }) => businessName,
    render: ({ _id, businessName }) => (
      <NameLink to="/nap-databases/edit-nap" search={{ id: _id }} name={businessName} />
    ),
  },
  {
    key: 'phone',
    title: 'Phone',
    sortable: true,
    filter: { kind: 'text' },
    text: ({ phone, phoneNational }) => phoneNational || phone,
  },
  {
    key: 'address',
    title: 'Address',
    text: ({ address1, address2 }) => words(address1, address2).join(', '),
  },
  {
    key: 'city',
    title: 'City',
    sortable: true,
    filter: { kind: 'text' },
    text: ({ city, state, zip }) => words(city, words(state, zip).join(' ')).join(', '),
  },
  {
    key: 'country',
    title: 'Country',
    sortable: true,
    filter: {
      kind: 'choice',
      choices: countries.map(({ name }) => ({ value: name, label: name })),
    },
    hiddenAtFirst: true,
    text: ({ country }) => country ?? '',
  },
  {
    key: 'website',
    title: 'Website',
    filter: { kind: 'text' },
    hiddenAtFirst: true,
    text: ({ website }) => website ?? '',
  },
  {
    key: 'labels',
    title: 'Labels',
    filter: { kind: 'text' },
    text: ({ labels }) => labels ?? '',
  },
  {
    key: 'storeCode',
    title: 'Store code',
    filter: { kind: 'text' },
    hiddenAtFirst: true,
    text: ({ storeCode }) => storeCode ?? '',
  },
  { ...addedColumn, hiddenAtFirst: true },
  changedColumn,
]

export const napFilterable = filterFields(napColumns)
