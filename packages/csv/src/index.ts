export { csvReader, EndlessTable, type CsvReader } from './csv-reader.ts'
export { delimiterOf } from './delimiter.ts'
export { readCsv } from './read-csv.ts'
export { csvCell, csvLines, csvText, type CsvRows } from './write-csv.ts'
