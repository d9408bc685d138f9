import 'mantine-datatable/styles.css'
import { Button, Group, Text } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { DataTable } from 'mantine-datatable'
import { useEffect, useState, type ReactNode } from 'react'
import { pageSizes } from '../../lib/list-query.ts'
import type { ListControl } from '../../lib/use-list-search.ts'
import { Failure } from '../failure.tsx'
import { IconAction } from '../icon-action.tsx'
import { ColumnChoice } from './column-choice.tsx'
import type { ListColumn } from './list-column.ts'
import { SearchField } from './search-field.tsx'
import classes from './data-list.module.css'

interface DataListProps<Row extends { _id: string }> {
  /** Remembers the chosen columns under this name. */
  name: string
  /** What the rows are, such as 'listings'. */
  noun: string
  searchLabel: string
  columns: readonly ListColumn<Row>[]
  control: ListControl
  page: { data: Row[]; total: number } | undefined
  fetching: boolean
  /** A sentence when the list could not be loaded. */
  failure: string | null
  onRetry: () => void
  /** Shown instead of the table while there is nothing at all. */
  empty: ReactNode
  labelOf: (row: Row) => string
  rowActions: (row: Row) => ReactNode
  onRemove?: (rows: Row[], done: () => void) => void
  onExport: (columns: readonly ListColumn<Row>[]) => void
  exporting: boolean
}

/** One line; what does not fit is cut, and said in full on hover. */
const LongText = ({ text }: { text: string }) => (
  <span className={classes.longText} title={text}>
    {text}
  </span>
)

/** A list of records: search, order, pages, columns, many at once, CSV. */
export const DataList = <Row extends { _id: string }>(props: DataListProps<Row>) => {
  const { columns, control, page, noun, labelOf, onRemove } = props
  const { state } = control
  const [picked, setPicked] = useState<Row[]>([])
  const [shown, setShown] = useLocalStorage({
    key: `web2.columns.${props.name}`,
    defaultValue: columns.filter(({ hiddenAtFirst }) => hiddenAtFirst !== true).map(({ key }) => key),
    getInitialValueInEffect: false,
  })
  const visible = columns.filter(({ key, fixed }) => fixed === true || shown.includes(key))
  // Rows that have gone meanwhile cannot stay picked.
  const selected = picked.filter(({ _id }) => page?.data.some((row) => row._id === _id) ?? false)

  // A kept address, or the rows of the last page deleted, can ask for a page that is not there.
  const lastPage = page && Math.max(1, Math.ceil(page.total / state.size))
  useEffect(() => {
    if (lastPage !== undefined && state.page > lastPage) control.setPage(lastPage)
  }, [control, lastPage, state.page])

  if (props.failure !== null && page === undefined)
    return <Failure message={props.failure} onRetry={props.onRetry} />
  if (page?.total === 0 && state.q === '') return <div className="card">{props.empty}</div>

  return (
    <div className="card">
      <Group p="sm" gap="sm" className={classes.bar}>
        <SearchField label={props.searchLabel} value={state.q} onChange={control.setWords} />
        {selected.length > 0 && onRemove !== undefined && (
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => onRemove(selected, () => setPicked([]))}
          >
            Delete {selected.length}
          </Button>
        )}
        <Group gap="xs" ml="auto" wrap="nowrap">
          <ColumnChoice columns={columns} shown={shown} onChange={setShown} />
          <IconAction
            tip="Download as CSV"
            variant="default"
            size={36}
            loading={props.exporting}
            onClick={() => props.onExport(visible)}
          >
            <IconDownload size={18} />
          </IconAction>
        </Group>
      </Group>
      {props.failure !== null && <Failure message={props.failure} onRetry={props.onRetry} />}
      <DataTable<Row>
        className={classes.table}
        minHeight={page === undefined || page.data.length === 0 ? 200 : undefined}
        verticalSpacing={6}
        horizontalSpacing="sm"
        highlightOnHover
        idAccessor="_id"
        records={page?.data ?? []}
        fetching={props.fetching && page === undefined}
        noRecordsText={`No ${noun} match “${state.q}”.`}
        columns={[
          ...visible.map((column) => ({
            accessor: column.key,
            title: column.title,
            sortable: column.sortable === true,
            noWrap: true,
            render: column.render ?? ((row: Row) => <LongText text={column.text(row)} />),
            ...(column.width === undefined ? {} : { width: column.width }),
          })),
          {
            accessor: 'actions',
            title: <span className={classes.hiddenText}>Actions</span>,
            textAlign: 'right',
            width: 96,
            render: props.rowActions,
          },
        ]}
        sortStatus={{ columnAccessor: state.sortBy, direction: state.descending ? 'desc' : 'asc' }}
        onSortStatusChange={({ columnAccessor, direction }) =>
          control.setSort(String(columnAccessor), direction === 'desc')
        }
        totalRecords={page?.total}
        page={state.page}
        onPageChange={control.setPage}
        recordsPerPage={state.size}
        recordsPerPageOptions={pageSizes}
        onRecordsPerPageChange={control.setSize}
        recordsPerPageLabel="Rows per page"
        paginationText={({ from, to, totalRecords }) => (
          <Text span size="sm" c="dimmed">
            {from}–{to} of {totalRecords}
          </Text>
        )}
        getPaginationControlProps={(control) => ({ 'aria-label': `${control} page` })}
        {...(onRemove === undefined
          ? {}
          : {
              selectedRecords: selected,
              onSelectedRecordsChange: setPicked,
              allRecordsSelectionCheckboxProps: { 'aria-label': `Select all ${noun} on this page` },
              getRecordSelectionCheckboxProps: (row: Row) => ({ 'aria-label': `Select ${labelOf(row)}` }),
            })}
      />
    </div>
  )
}
