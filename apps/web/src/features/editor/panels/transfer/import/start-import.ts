import type { NodeRecord } from '@web2/builder'
import type { ImportMessage, ImportRequest } from './import-messages.ts'
import type { OnProgress, ReadInput } from './read-input.ts'

export interface RunningImport {
  /** Never settles after `cancel`. */
  readonly result: Promise<ReadInput>
  /** Stops the worker at once. */
  readonly cancel: () => void
}

/** Freezes a record, because frozen objects arrive unfrozen from a worker. */
const frozen = (record: NodeRecord): NodeRecord => {
  Object.freeze(record.props)
  Object.freeze(record.children)
  Object.freeze(record.addition)
  return Object.freeze(record)
}

/** Reads an import in a separate worker, so that the page stays responsive. */
export const startImport = (request: ImportRequest, progress: OnProgress): RunningImport => {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' })
  const nodes = new Map<string, NodeRecord>()
  const { promise, resolve } = Promise.withResolvers<ReadInput>()
  const end = (result: ReadInput) => {
    worker.terminate()
    resolve(result)
  }

  worker.addEventListener('message', ({ data }: MessageEvent<ImportMessage>) => {
    if (data.kind === 'progress') progress(data.step, data.part)
    else if (data.kind === 'refused') {
      const { kind: _kind, ...refusal } = data
      end({ ok: false, ...refusal })
    } else if (data.kind === 'records')
      for (const record of data.records) nodes.set(record.uuid, frozen(record))
    else {
      const { format, root, page, report, placeholders } = data
      end({ ok: true, format, document: { root, nodes, page }, report, placeholders })
    }
  })
  worker.addEventListener('error', (event) => {
    console.error('The import stopped.', event.message)
    end({
      ok: false,
      detail: 'The browser stopped reading it. Reload the page and try again, or import only part of it.',
    })
  })
  worker.postMessage(request)
  return { result: promise, cancel: () => worker.terminate() }
}
