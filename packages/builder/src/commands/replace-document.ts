import type { BuilderDocument } from '../tree/document.ts'
import type { Change, FromTo } from '../changes/change.ts'
import type { NodeRecord } from '../tree/record.ts'
import type { CommandResult } from './command.ts'

/** Replaces the document by another one as a change, so that an import can be undone. */
export const replaceDocument = (
  document: BuilderDocument,
  next: BuilderDocument,
): Extract<CommandResult, { ok: true }> => {
  const added: NodeRecord[] = []
  const updated: FromTo<NodeRecord>[] = []
  for (const [uuid, to] of next.nodes) {
    const from = document.nodes.get(uuid)
    if (!from) added.push(to)
    else if (from !== to) updated.push([from, to])
  }
  const removed = [...document.nodes.values()].filter(({ uuid }) => !next.nodes.has(uuid))
  const change: Change = {
    added,
    removed,
    updated,
    ...(document.page !== next.page && { page: [document.page, next.page] as const }),
    ...(document.root !== next.root && { root: [document.root, next.root] as const }),
  }
  return { ok: true, change, select: [] }
}
