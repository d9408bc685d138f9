import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { bulkStatuses, type ArticleBulk } from '@web2/contract/articles'
import { formatMoment } from '../../../lib/dates.ts'
import { isNarrowed } from '../../../lib/list/list-query.ts'
import { useListSearch } from '../../../lib/list/use-list-search.ts'
import { dollars } from '../generated-text/generation-records.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { useCsvFile } from '../../../ui/data-list/use-csv-file.ts'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { NameLink } from '../../../ui/data-list/name-link.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { allBulks, bulkDefaultSort, bulkList, bulkSortable } from './bulks-api.ts'
import { BulkStatusBadge, bulkStatusLabel, writtenOf } from './bulk-status.tsx'

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
    text: ({ status }) => bulkStatusLabel(status),
    render: ({ status }) => <BulkStatusBadge status={status} />,
  },
  {
    key: 'written',
    title: 'Written',
    sortable: true,
    text: (bulk) => `${writtenOf(bulk).toLocaleString('en')} of ${bulk.total.toLocaleString('en')}`,
  },
  {
    key: 'failed',
    title: 'Failed',
    sortable: true,
    text: ({ failed }) => (failed === 0 ? '' : String(failed)),
  },
  { key: 'writtenBy', title: 'Written by', text: ({ writtenBy }) => writtenBy },
  { key: 'cost', title: 'Cost', text: ({ cost }) => (cost === null ? 'Price unknown' : dollars(cost)) },
  { key: 'createdAt', title: 'Begun', sortable: true, text: ({ createdAt }) => formatMoment(createdAt) },
]

/** List of earlier bulks; nothing if there are none. */
export const EarlierBulks = () => {
  const control = useListSearch(bulkSortable, bulkDefaultSort, bulkStatuses)
  const list = useQuery(bulkList(control.state))
  const csv = useCsvFile({ name: 'bulks.csv', rows: () => allBulks(control.state) })
  if (list.data === undefined || (list.data.total === 0 && !isNarrowed(control.state))) return null
  return (
    <section aria-labelledby="earlier-bulks">
      <Title order={2} size="h4" mb="sm" id="earlier-bulks">
        Earlier bulks
      </Title>
      <DataList
        name="bulks"
        noun="bulks"
        searchLabel="Search name"
        columns={columns}
        control={control}
        list={list}
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
        {...csv}
      />
    </section>
  )
}
