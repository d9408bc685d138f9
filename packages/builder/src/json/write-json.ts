import { tagOf } from '../blocks/registry.ts'
import type { Nodes } from '../tree/document.ts'
import type { Addition, NodeRecord, Props } from '../tree/record.ts'
import { nodeOf } from '../tree/walk.ts'

export interface NodeJsonOptions {
  /** Replaces the addition of the outermost node. */
  readonly addition?: Addition
  /** Every element has its `elementStyle`, empty if it has no styles. */
  readonly isComplete?: boolean
}

const noStyle = Object.freeze({})

const asRecorded = ({ props }: NodeRecord): Props => props

/** Bare texts and comments are not elements. */
const withElementStyle = (record: NodeRecord): Props =>
  record.props.elementStyle !== undefined || tagOf(record) === ''
    ? record.props
    : { ...record.props, elementStyle: noStyle }

const opening = ({ componentName }: NodeRecord, props: Props): string =>
  `{"componentName":${JSON.stringify(componentName)},"props":${JSON.stringify(props)},"children":[`

const closing = ({ uuid }: NodeRecord, addition: Addition): string =>
  `],"addition":${JSON.stringify(addition)},"uuid":${JSON.stringify(uuid)}}`

/**
 * Writes a node with its descendants in wire format. `JSON.stringify` would overflow the stack on documents
 * nested some thousand levels deep, so it is only used within a node.
 */
export const writeNodeJson = (
  document: Nodes,
  uuid: string,
  { addition, isComplete }: NodeJsonOptions = {},
): string => {
  const propsOf = isComplete ? withElementStyle : asRecorded
  const pieces: string[] = []
  const root = nodeOf(document, uuid)
  const open = [{ record: root, next: 0 }]
  pieces.push(opening(root, propsOf(root)))
  for (let at = open.at(-1); at; at = open.at(-1)) {
    const child = at.record.children[at.next]
    if (child === undefined) {
      pieces.push(closing(at.record, at.record === root && addition ? addition : at.record.addition))
      open.pop()
      continue
    }
    if (at.next > 0) pieces.push(',')
    at.next += 1
    const record = nodeOf(document, child)
    pieces.push(opening(record, propsOf(record)))
    open.push({ record, next: 0 })
  }
  return pieces.join('')
}
