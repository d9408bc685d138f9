import { tableLimits, type KeywordTable, type Table, type Unread } from './table.ts'
import type { Reading } from './table.worker.ts'

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`

const inWorker = async <T>(source: Blob, as: Reading['as']): Promise<T | Unread> => {
  if (source.size > tableLimits.bytes)
    return {
      ok: false,
      problem: `The file is ${megabytes(source.size)}; the limit is ${megabytes(tableLimits.bytes)}. Split it into several files.`,
    }
  const bytes = new Uint8Array(await source.arrayBuffer())
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<T | Unread>()
  worker.addEventListener('message', ({ data }: MessageEvent<T | Unread>) => resolve(data))
  worker.addEventListener('error', (event) => {
    console.error('Reading the table stopped.', event.message)
    resolve({
      ok: false,
      problem: 'The file could not be read. Reload the page, or try a smaller file.',
    })
  })
  worker.postMessage({ bytes, as } satisfies Reading, [bytes.buffer])
  const table = await promise
  worker.terminate()
  return table
}

/** Reads a file or pasted text in a worker of its own, so that the page stays alive whatever the file is. */
export const startReading = (source: Blob): Promise<Table> => inWorker<Table>(source, 'table')

/** Reads a file of keywords in the same way. */
export const startReadingKeywords = (source: Blob): Promise<KeywordTable> =>
  inWorker<KeywordTable>(source, 'keywords')
