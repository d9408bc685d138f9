import { turboLimits, type TurboData } from '@web2/contract/generator'
import { plainCsv } from '../../../lib/files/write-csv.ts'
import { startReading } from '../../../lib/tables/start-reading.ts'
import { DataRefusal, uploadData } from '../api/data-api.ts'

const isWorkbook = (name: string): boolean => /\.xls[xm]?$/i.test(name)

/** The first sheet of a workbook as CSV: the server reads no other kind of table. */
const workbookAsCsv = async (file: File): Promise<Blob> => {
  const table = await startReading(file)
  if (!table.ok) throw new DataRefusal(table.problem)
  return new Blob([plainCsv([table.head, ...table.rows])], { type: 'text/csv' })
}

/** Keeps the rows of a CSV file or a workbook with the server, under the file's name. */
export const uploadTable = async (file: File): Promise<TurboData> => {
  if (file.size > turboLimits.dataBytes)
    throw new DataRefusal(
      `The file has ${Math.ceil(file.size / 1_000_000).toLocaleString('en')} MB; at most ${turboLimits.dataBytes / 1_000_000} MB can be uploaded. Split it.`,
    )
  return uploadData(file.name.slice(0, 120), isWorkbook(file.name) ? await workbookAsCsv(file) : file)
}
