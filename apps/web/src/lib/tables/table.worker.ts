import { readKeywords, readTable } from './read-table.ts'
import type { KeywordTable, Table } from './table.ts'

const readers = { table: readTable, keywords: readKeywords }

/** Input of the worker and its format. */
export interface Reading {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly as: keyof typeof readers
}

const read = async ({ bytes, as }: Reading): Promise<Table | KeywordTable> => {
  try {
    return await readers[as](bytes)
  } catch (error) {
    console.warn('The table could not be read', error)
    return {
      ok: false,
      problem: 'The file can’t be read: it’s damaged or not a spreadsheet. Save it as CSV and try again.',
    }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Reading>) => {
  void read(data).then((table) => self.postMessage(table))
})
