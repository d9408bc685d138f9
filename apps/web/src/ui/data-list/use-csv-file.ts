import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api/errors.ts'
import { toCsv } from '../../lib/files/write-csv.ts'
import { downloadText } from '../../lib/files/download.ts'
import { showError } from '../../lib/snackbar.ts'
import type { ListColumn } from './list-column.ts'

type Columns<Row> = readonly ListColumn<Row>[]

export interface CsvFile<Row> {
  /** 'articles.csv' */
  readonly name: string
  /** Every row that goes into it. */
  readonly rows: () => Promise<Row[]>
  /** The columns with what the rows need beside them; those that are shown unless given. */
  readonly columnsFor?: (rows: Row[], shown: Columns<Row>) => Promise<Columns<Row>>
  /** The whole file, whichever columns are shown; made of the columns unless given. */
  readonly textOf?: (rows: Row[]) => string
}

/** Returns the CSV export of DataList, with the visible columns. */
export const useCsvFile = <Row>({ name, rows, columnsFor, textOf }: CsvFile<Row>) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async (shown: Columns<Row>) => {
      const found = await rows()
      if (textOf) return textOf(found)
      const columns = (await columnsFor?.(found, shown)) ?? shown
      const head = columns.map(({ title }) => title)
      return toCsv(
        head,
        found.map((row) => columns.map(({ text }) => text(row))),
      )
    },
    onSuccess: (text) => downloadText(name, text, 'text/csv'),
    onError: (error) => showError(sentenceFor(error)),
  })
  return { onExport: mutate, exporting: isPending }
}
