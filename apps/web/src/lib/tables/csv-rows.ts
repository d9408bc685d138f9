import { readCsv } from '@web2/csv'

/** Returns the rows of a CSV text that hold more than spaces. */
export const csvRows = (text: string, delimiter?: string): string[][] =>
  readCsv(text, delimiter).filter((row) => row.some((cell) => cell.trim() !== ''))
