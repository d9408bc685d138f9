import type { BuilderDocument } from '../tree/document.ts'
import { freezeRecord, type NodeRecord } from '../tree/record.ts'
import type { Change, FromTo } from './change.ts'

/** Document that a command is changing: reads see earlier writes, and `change` is the result. */
export interface Draft {
  readonly nodes: Pick<ReadonlyMap<string, NodeRecord>, 'get'>
  readonly get: (uuid: string) => NodeRecord
  readonly put: (record: NodeRecord) => void
  readonly remove: (uuid: string) => void
  readonly change: () => Change
}

/** Creates a draft on top of a document, which stays unchanged. */
export const draftOf = (document: BuilderDocument): Draft => {
  const written = new Map<string, NodeRecord | null>()
  const maybe = (uuid: string) => {
    const own = written.get(uuid)
    return own === undefined ? document.nodes.get(uuid) : (own ?? undefined)
  }
  const get = (uuid: string) => {
    const record = maybe(uuid)
    if (!record) throw new Error(`The document has no node ${uuid}.`)
    return record
  }
  const change = (): Change => {
    const added: NodeRecord[] = []
    const removed: NodeRecord[] = []
    const updated: FromTo<NodeRecord>[] = []
    for (const [uuid, to] of written) {
      const from = document.nodes.get(uuid)
      if (from && to && from !== to) updated.push([from, to])
      else if (from && !to) removed.push(from)
      else if (!from && to) added.push(to)
    }
    return { added, removed, updated }
  }
  return {
    nodes: { get: maybe },
    get,
    put: (record) => void written.set(record.uuid, freezeRecord(record)),
    remove: (uuid) => void written.set(uuid, null),
    change,
  }
}
