import { readTable } from './read-table.ts'
import type { Table } from './table.ts'

const read = async (bytes: Uint8Array<ArrayBuffer>): Promise<Table> => {
  try {
    return await readTable(bytes)
  } catch (error) {
    console.warn('The table could not be read.', error)
    return {
      ok: false,
      problem: 'The file could not be read: it is damaged, or no workbook. Save it as CSV and choose that.',
    }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  void read(data).then((table) => self.postMessage(table))
})
