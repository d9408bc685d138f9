import type { BuilderDocument } from '../tree/document.ts'
import { toWire } from '../tree/to-wire.ts'
import { topmost } from '../tree/selection-order.ts'
import type { WireNode } from '../tree/wire-node.ts'
import { checkNodes, isObject } from './check-node.ts'
import { notValid, type NotValid } from './document-json.ts'
import { parseJson } from './parse-json.ts'
import { writeNodeJson } from './write-json.ts'

const kind = 'web2-nodes'

/** Returns copies of nodes, in document order, for pasting with insertTree. */
export const exportFragment = (document: BuilderDocument, ids: readonly string[]): WireNode[] =>
  topmost(document, ids).map((uuid) => toWire(document, uuid))

/** Returns nodes as text for the clipboard. */
export const fragmentJson = (document: BuilderDocument, ids: readonly string[]): string => {
  const nodes = topmost(document, ids).map((uuid) => writeNodeJson(document, uuid))
  return `{"kind":"${kind}","version":1,"nodes":[${nodes.join(',')}]}`
}

export type ReadFragment = { readonly ok: true; readonly nodes: WireNode[] } | NotValid

/** Reads parsed nodes: a fragment, a single node, or a list of nodes. */
export const fragmentFromValue = (value: unknown): ReadFragment => {
  const nodes: unknown =
    isObject(value) && value.kind === kind ? value.nodes : Array.isArray(value) ? value : [value]
  if (!Array.isArray(nodes)) return notValid('The fragment has no list of nodes.')
  const checked = checkNodes(nodes)
  return checked.ok ? checked : notValid(checked.detail)
}

/** Reads nodes from the clipboard: a fragment, a single node, or a list of nodes. */
export const fragmentFromJson = (text: string): ReadFragment => {
  const parsed = parseJson(text)
  return parsed.ok ? fragmentFromValue(parsed.value) : notValid(parsed.detail)
}
