import 'mantine-datatable/styles.css'
import { Group, Text } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { DataTable, type DataTableColumn } from 'mantine-datatable'
import { useEffect, type ReactNode } from 'react'
import { useNarrowScreen } from '../../lib/browser/use-narrow-screen.ts'
import { sentenceFor } from '../../lib/api/errors.ts'
import { isNarrowed, pageSizes } from '../../lib/list/list-query.ts'
import type { ListControl } from '../../lib/list/use-list-search.ts'
import { Failure } from '../failure.tsx'
import { IconAction } from '../icon-button.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { CardPages } from './card-pages.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { FilterChoice } from './filter-choice.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { ListCards } from './list-cards.tsx'
import type { ListColumn } from './list-column.ts'
import { useIndicator } from '../loading-indicators.tsx'
import { withSampleBadge } from './sample-badge.tsx'
import { RowSkeletons, Waiting } from '../waiting.tsx'
import { SearchField } from './search-field.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { choicesOf, shownColumns, type StoredChoices } from './shown-columns.ts'
import { useSelection } from './use-selection.ts'
import classes from './data-list.module.css'

/** A page of the list as it is fetched. */
interface ListQuery<Row> extends Pick<UseQueryResult, 'isFetching' | 'isError' | 'error' | 'refetch'> {
  readonly data: { data: Row[]; total: number } | undefined
}

interface DataListProps<Row extends { _id: string }> {
  /** Remembers the chosen columns under this name. */
  name: string
  /** Plural noun of the rows, such as 'listings'. */
  noun: string
  searchLabel: string
  columns: readonly ListColumn<Row>[]
  control: ListControl
  /** Further fields that narrow the list, beside the search. */
  filters?: ReactNode
  /** Those of `filters` in use that the control does not know, and how they are cleared. */
  otherFilters?: { readonly count: number; readonly clear: () => void }
  /** Message without matches; defaults to the search text. */
  noMatch?: string | undefined
  list: ListQuery<Row>
  /** Why the list could not be loaded; the usual sentence unless given. */
  sentenceOf?: (error: unknown) => string
  /** Shown instead of the table while there is nothing at all. */
  empty: ReactNode
  labelOf: (row: Row) => string
  /** None: the rows are only read. */
  rowActions?: (row: Row) => ReactNode
  /** Pixels; 96, which is room for two icons, when it is not given. */
  actionsWidth?: number
  onRemove?: (rows: Row[], done: () => void) => void
  /** Additional actions for the selected rows. */
  bulkActions?: (rows: Row[], done: () => void) => ReactNode
  /** Every row that the list's search and filters find, so that all of them can be selected. */
  all?: () => Promise<Row[]>
  onExport: (columns: readonly ListColumn<Row>[]) => void
  exporting: boolean
}

/** One line; what does not fit is cut, and said in full on hover. */
const LongText = ({ text }: { text: string }) => (
  <span className={classes.longText} title={text}>
    {text}
  </span>
)

const noMatch = (noun: string, { q, filters }: ListControl['state']): string => {
  if (filters.length === 0) return `No ${noun} match “${q}”`
  return `No ${noun} match your filters${q === '' ? '' : ` and “${q}”`}`
}

const readable = (noun: string) => ({
  viewportProps: { tabIndex: 0, role: 'group', 'aria-label': `Table of ${noun}` },
})

const actionColumn = <Row,>(render: (row: Row) => ReactNode, width = 96): DataTableColumn<Row> => ({
  accessor: 'actions',
  title: <span className="visually-hidden">Actions</span>,
  textAlign: 'right',
  width,
  render,
})

/** A list of records: search, order, pages, columns, many at once, CSV. */
export const DataList = <Row extends { _id: string }>(props: DataListProps<Row>) => {
  const { columns, control, list, noun, labelOf, onRemove, sentenceOf = sentenceFor } = props
  const { state } = control
  const page = list.data
  const failure = list.isError && (
    <Failure message={sentenceOf(list.error)} onRetry={() => void list.refetch()} />
  )
  const canSelect = onRemove !== undefined || props.bulkActions !== undefined
  const isLoading = useIndicator(list.isFetching && page === undefined)
  const isNarrow = useNarrowScreen()
  const selection = useSelection(state, page, props.all)
  const filterable = columns.filter(({ filter }) => filter !== undefined)
  const [stored, setStored] = useLocalStorage<StoredChoices>({
    key: `web2.columns.${props.name}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  })
  const shown = shownColumns(columns, stored)
  const visible = columns.filter(({ key }) => shown.includes(key)).map(withSampleBadge)
  const hasSheet = props.filters !== undefined || columns.some(({ filter, sortable }) => filter ?? sortable)
  const isOfDays = (key: unknown) =>
    columns.some((column) => column.key === key && column.filter?.kind === 'day')
  const filtersInUse = state.filters.length > 0 && (
    <ActiveFilters columns={filterable} filters={state.filters} onChange={control.setFilters} />
  )

  const noRows = page?.total === 0 ? (props.noMatch ?? noMatch(noun, state)) : ''
  const cards = (
    <>
      {page === undefined && <Waiting of="rows" />}
      {noRows !== '' && (
        <Text size="sm" c="dimmed" ta="center" p="xl">
          {noRows}
        </Text>
      )}
      <ListCards
        noun={noun}
        rows={page?.data ?? []}
        columns={visible}
        labelOf={labelOf}
        rowActions={props.rowActions}
        {...(canSelect && { selection: { selected: selection.onPage, onChange: selection.setOnPage } })}
      />
      <CardPages control={control} total={page?.total ?? 0} />
    </>
  )

  // A kept address, or the rows of the last page deleted, can ask for a page that is not there.
  const lastPage = page && Math.max(1, Math.ceil(page.total / state.size))
  useEffect(() => {
    if (lastPage !== undefined && state.page > lastPage) control.setPage(lastPage)
  }, [control, lastPage, state.page])

  if (failure && page === undefined)
    return (
      <>
        {filtersInUse}
        {failure}
      </>
    )
  if (page?.total === 0 && !isNarrowed(state) && props.noMatch === undefined)
    return <div className="card">{props.empty}</div>

  return (
    <div className="card">
      <Group p="sm" gap="sm" className={classes.bar} data-narrow={isNarrow || undefined}>
        <SearchField label={props.searchLabel} value={state.q} onChange={control.setWords} />
        {!isNarrow && props.filters}
        {isNarrow && hasSheet && (
          <FilterSheet
            columns={columns}
            control={control}
            fields={props.filters}
            // without fields of its own, the list has its status elsewhere
            count={
              state.filters.length +
              (state.status === '' || props.filters === undefined ? 0 : 1) +
              (props.otherFilters?.count ?? 0)
            }
            onClear={() => {
              if (props.filters === undefined) control.setFilters([])
              else control.clearFilters()
              props.otherFilters?.clear()
            }}
          />
        )}
        <Group gap="xs" ml="auto" wrap="nowrap">
          {!isNarrow && filterable.length > 0 && (
            <FilterChoice columns={filterable} filters={state.filters} onChange={control.setFilters} />
          )}
          <ColumnChoice
            columns={columns}
            shown={shown}
            onChange={(keys) => setStored(choicesOf(columns, keys))}
          />
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
      {filtersInUse}
      {failure}
      {isNarrow ? (
        cards
      ) : (
        <DataTable<Row>
          className={classes.table}
          minHeight={page === undefined ? 320 : page.data.length === 0 ? 200 : undefined}
          verticalSpacing={6}
          horizontalSpacing="sm"
          highlightOnHover
          pinLastColumn={props.rowActions !== undefined}
          // rows that hold nothing to press are scrolled sideways by the arrow keys
          scrollAreaProps={props.rowActions === undefined ? readable(noun) : {}}
          idAccessor="_id"
          records={page?.data ?? []}
          fetching={isLoading}
          customLoader={<RowSkeletons />}
          // the table keeps these words beside rows too, unseen, but not unheard
          noRecordsText={noRows}
          columns={[
            ...visible.map((column) => ({
              accessor: column.key,
              title: column.title,
              sortable: column.sortable === true,
              noWrap: true,
              render: column.render ?? ((row: Row) => <LongText text={column.text(row)} />),
              ...(column.width === undefined ? {} : { width: column.width }),
            })),
            ...(props.rowActions === undefined ? [] : [actionColumn(props.rowActions, props.actionsWidth)]),
          ]}
          sortStatus={{ columnAccessor: state.sortBy, direction: state.descending ? 'desc' : 'asc' }}
          onSortStatusChange={({ columnAccessor, direction }) =>
            control.setSort(
              String(columnAccessor),
              // another column begins at A, or with the latest day
              columnAccessor === state.sortBy ? direction === 'desc' : isOfDays(columnAccessor),
            )
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
              {from.toLocaleString('en')}–{to.toLocaleString('en')} of {totalRecords.toLocaleString('en')}
            </Text>
          )}
          getPaginationControlProps={(control) => ({ 'aria-label': `${control} page` })}
          {...(!canSelect
            ? {}
            : {
                selectedRecords: selection.onPage,
                onSelectedRecordsChange: selection.setOnPage,
                allRecordsSelectionCheckboxProps: { 'aria-label': `Select all ${noun} on this page` },
                getRecordSelectionCheckboxProps: (row: Row) => ({ 'aria-label': `Select ${labelOf(row)}` }),
              })}
        />
      )}
      {canSelect && selection.rows.length > 0 && (
        <SelectionBar
          count={selection.rows.length}
          total={page?.total ?? 0}
          noun={noun}
          onSelectAll={props.all && selection.selectAll}
          selecting={selection.selecting}
          onClear={selection.clear}
          onRemove={onRemove && (() => onRemove(selection.rows, selection.clear))}
        >
          {props.bulkActions?.(selection.rows, selection.clear)}
        </SelectionBar>
      )}
    </div>
  )
}
