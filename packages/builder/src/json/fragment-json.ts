import type { BuilderDocument } from '../tree/document.ts'
import { checkNamedStyles } from '../theme/named/check-named-styles.ts'
import { stylesOfClass, type NamedStyle } from '../theme/named/named-style.ts'
import { subtree } from '../tree/walk.ts'
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

/** Returns the named styles that nodes and their descendants take. */
const stylesWithin = (document: BuilderDocument, ids: readonly string[]): readonly NamedStyle[] => {
  const styles = document.page.theme?.styles
  if (!styles) return []
  const classes = topmost(document, ids).flatMap((id) =>
    [...subtree(document, id)].map(({ addition }) => addition.attributes?.class ?? ''),
  )
  return stylesOfClass(classes.join(' '), styles)
}

/** Returns nodes as text for the clipboard, with the named styles that they take. */
export const fragmentJson = (document: BuilderDocument, ids: readonly string[]): string => {
  const nodes = topmost(document, ids).map((uuid) => writeNodeJson(document, uuid))
  const styles = stylesWithin(document, ids)
  const shared = styles.length > 0 ? `,"styles":${JSON.stringify(styles)}` : ''
  return `{"kind":"${kind}","version":1,"nodes":[${nodes.join(',')}]${shared}}`
}

export type ReadFragment =
  | {
      readonly ok: true
      readonly nodes: WireNode[]
      /** Named styles that the nodes took where they were copied; absent for none. */
      readonly styles?: readonly NamedStyle[]
    }
  | NotValid

/** Reads parsed nodes: a fragment, a single node, or a list of nodes. */
export const fragmentFromValue = (value: unknown): ReadFragment => {
  const nodes: unknown =
    isObject(value) && value.kind === kind ? value.nodes : Array.isArray(value) ? value : [value]
  if (!Array.isArray(nodes)) return notValid('The fragment has no list of nodes.')
  const checked = checkNodes(nodes)
  if (!checked.ok) return notValid(checked.detail)
  const styles = isObject(value) && value.styles !== undefined ? checkNamedStyles(value.styles) : []
  // without its styles a fragment is still worth pasting
  return typeof styles === 'string' || styles.length === 0 ? checked : { ...checked, styles }
}

/** Reads nodes from the clipboard: a fragment, a single node, or a list of nodes. */
export const fragmentFromJson = (text: string): ReadFragment => {
  const parsed = parseJson(text)
  return parsed.ok ? fragmentFromValue(parsed.value) : notValid(parsed.detail)
}
