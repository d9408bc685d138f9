import { readCsv } from '@web2/csv'

/** Returns the rows of a text from a spreadsheet (tabs) or a CSV file, without empty rows. */
export const readCells = (text: string): readonly (readonly string[])[] => {
  if (text.trim() === '') return []
  const rows = text.includes('\t') ? readCsv(text, '\t') : readCsv(text)
  return rows.map((row) => row.map((value) => value.replace(/\s*[\r\n]+\s*/g, ' ').trim()))
}
