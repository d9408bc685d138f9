import { Title } from '@mantine/core'
import type { ArticleBulk } from '@web2/contract/articles'
import { formatMoment } from '../../../lib/dates.ts'
import { dollars } from '../../../lib/text/dollars.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { NameLink } from '../../../ui/data-list/name-link.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { bulkList } from './bulks-api.ts'
import { BulkStatusBadge, bulkLook, writtenOf } from './bulk-status.tsx'

const columns: readonly ListColumn<ArticleBulk>[] = [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    fixed: true,
    text: ({ name }) => name,
    render: ({ _id, name }) => <NameLink to="/articles/bulk-add" search={{ bulk: _id }} name={name} />,
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    text: (bulk) => bulkLook(bulk).label,
    render: (bulk) => <BulkStatusBadge bulk={bulk} />,
  },
  {
    key: 'written',
    title: 'Generated',
    sortable: true,
    text: (bulk) => `${writtenOf(bulk).toLocaleString('en')} of ${bulk.total.toLocaleString('en')}`,
  },
  {
    key: 'failed',
    title: 'Failed',
    sortable: true,
    text: ({ failed }) => (failed === 0 ? '' : String(failed)),
  },
  { key: 'writtenBy', title: 'Generated with', text: ({ writtenBy }) => writtenBy },
  { key: 'cost', title: 'Cost', text: ({ cost }) => (cost === null ? 'Price unknown' : dollars(cost)) },
  { key: 'createdAt', title: 'Started', sortable: true, text: ({ createdAt }) => formatMoment(createdAt) },
]

/** List of earlier bulks; nothing if there are none. */
export const EarlierBulks = () => {
  const { table, isEmpty } = useListScreen(bulkList, { file: 'bulks.csv' })
  if (table.list.data === undefined || isEmpty) return null
  return (
    <section aria-labelledby="earlier-bulks">
      <Title order={2} size="h4" mb="sm" id="earlier-bulks">
        Bulk history
      </Title>
      <DataList
        name="bulks"
        noun="bulks"
        searchLabel="Search by name"
        columns={columns}
        {...table}
        empty={null}
        labelOf={({ name }) => name}
        rowActions={({ _id, name }) => (
          <ButtonLink
            to="/articles/bulk-add"
            search={{ bulk: _id }}
            size="xs"
            variant="default"
            aria-label={`Open ${name}`}
          >
            Open
          </ButtonLink>
        )}
      />
    </section>
  )
}
