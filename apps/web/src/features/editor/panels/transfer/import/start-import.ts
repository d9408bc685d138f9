import type { NodeRecord } from '@web2/builder'
import type { ImportMessage, ImportRequest } from './import-messages.ts'
import type { OnProgress, ReadInput } from './read-input.ts'

export interface RunningImport {
  /** Never settles after `cancel`. */
  readonly result: Promise<ReadInput>
  /** Stops at once, whatever it is doing. */
  readonly cancel: () => void
}

/** Frozen objects come out of a worker thawed. */
const frozen = (record: NodeRecord): NodeRecord => {
  Object.freeze(record.props)
  Object.freeze(record.children)
  Object.freeze(record.addition)
  return Object.freeze(record)
}

/** Reads an import in a worker of its own, so that the page stays alive whatever the input does. */
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
      detail: 'The browser stopped reading it. Reload the page and try again, or import a part of it.',
    })
  })
  worker.postMessage(request)
  return { result: promise, cancel: () => worker.terminate() }
}
