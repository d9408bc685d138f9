import { tableLimits, type Table } from './table.ts'

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`

/** Reads a file or pasted text in a worker of its own, so that the page stays alive whatever the file is. */
export const startReading = async (source: Blob): Promise<Table> => {
  if (source.size > tableLimits.bytes)
    return {
      ok: false,
      problem: `The file has ${megabytes(source.size)}; at most ${megabytes(tableLimits.bytes)} can be read. Split it into several files.`,
    }
  const bytes = new Uint8Array(await source.arrayBuffer())
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<Table>()
  worker.addEventListener('message', ({ data }: MessageEvent<Table>) => resolve(data))
  worker.addEventListener('error', (event) => {
    console.error('Reading the table stopped.', event.message)
    resolve({
      ok: false,
      problem: 'The browser stopped reading the file. Reload the page, or try a part of it.',
    })
  })
  worker.postMessage(bytes, [bytes.buffer])
  const table = await promise
  worker.terminate()
  return table
}
