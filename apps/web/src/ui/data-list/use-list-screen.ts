import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Query } from '../../lib/api/resource.ts'
import { isNarrowed } from '../../lib/list/list-query.ts'
import { pageQuery, wholeQuery, type ListSource } from '../../lib/list/list-source.ts'
import { useListSearch } from '../../lib/list/use-list-search.ts'
import { useCsvFile, type CsvFile } from './use-csv-file.ts'

interface ListScreen<Row> extends Omit<CsvFile<Row>, 'name' | 'rows'> {
  /** Name of the CSV export, such as 'articles.csv'. */
  readonly file: string
  /** Fields that columns can filter. */
  readonly filterable?: readonly string[]
  /** Conditions of the screen, in addition to search, status and filters. */
  readonly within?: Query
}

/** Returns a list's state and records, and `table` for DataList: the list in its address, page by page, with its CSV. */
export const useListScreen = <Row>(source: ListSource<Row>, screen: ListScreen<Row>) => {
  const { file, filterable, within, ...csv } = screen
  const control = useListSearch(source.sortable, source.defaultSort, source.statuses, filterable)
  const { state } = control
  const query = pageQuery(source, state, within)
  const list = useQuery({
    queryKey: [source.resource.path, 'find', query],
    queryFn: () => source.resource.find(query),
    placeholderData: keepPreviousData,
  })
  const all = () => source.resource.findAll(wholeQuery(source, state, within))
  return {
    control,
    state,
    rows: list.data?.data ?? [],
    /** Every record that the list finds, in its order. */
    all,
    /** There are no records at all; false until that is known. */
    isEmpty: list.data?.total === 0 && !isNarrowed(state),
    table: { control, list, ...useCsvFile({ name: file, rows: all, ...csv }) },
  }
}
