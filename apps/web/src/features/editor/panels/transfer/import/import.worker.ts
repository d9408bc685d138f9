import type { ImportMessage, ImportRequest } from './import-messages.ts'
import { readInput } from './read-input.ts'

/** Records per message; receiving one takes the page a few ms. */
const piece = 2_000

const tell = (message: ImportMessage) => self.postMessage(message)

self.addEventListener('message', (event: MessageEvent<ImportRequest>) => {
  const { source, format } = event.data
  const newUuid = () => crypto.randomUUID()
  readInput(source, format, newUuid, (step, part) => tell({ kind: 'progress', step, part })).then(
    (read) => {
      if (!read.ok) {
        const { ok: _ok, ...refusal } = read
        return tell({ kind: 'refused', ...refusal })
      }
      const { document, report, placeholders, format: found } = read
      const records = [...document.nodes.values()]
      for (let at = 0; at < records.length; at += piece)
        tell({ kind: 'records', records: records.slice(at, at + piece) })
      tell({ kind: 'done', format: found, root: document.root, page: document.page, report, placeholders })
    },
    (error: unknown) => {
      // usually out of memory; the page receives a refusal, the console the details
      console.error('The import failed.', error)
      tell({ kind: 'refused', detail: 'It is too large for this browser’s memory.' })
    },
  )
})
