import { createNode } from '../blocks/create-node.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { newPageLevel, documentFrom } from '../tree/create-document.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import { nodeOf } from '../tree/walk.ts'
import type { WireNode } from '../tree/wire-node.ts'

const line = /^(\s*)(\w+)(?:\s+#([\w-]+))?(?:\s+<([\w-]+)>)?(?:\s+"([^"]*)")?\s*$/

interface Row {
  readonly depth: number
  readonly node: WireNode & { children: WireNode[] }
}

const rowOf = (text: string): Row => {
  const [, indent, name, uuid, tag, content] = line.exec(text) ?? []
  if (name === undefined) throw new Error(`Not a line of a tree: ${text}`)
  const made = createNode(name, content === undefined ? {} : { content })
  const { elementStyle: _style, ...props } = made.props
  const addition = tag ? { tag } : {}
  return { depth: indent!.length, node: { ...made, props, addition, children: [], ...(uuid && { uuid }) } }
}

/**
 * Builds a document from a drawing: a node per line, indented below its parent, as `Container #box <section>
 * "text"` with optional UUID, tag and content. The root is the body, `root`.
 */
export const treeOf = (drawing: string): BuilderDocument => {
  const children: WireNode[] = []
  const open: Row[] = [
    {
      depth: -1,
      node: { componentName: 'Canvas', props: {}, addition: { tag: 'body' }, children, uuid: 'root' },
    },
  ]
  for (const text of drawing.split('\n')) {
    if (!text.trim()) continue
    const row = rowOf(text)
    while (open.at(-1)!.depth >= row.depth) open.pop()
    open.at(-1)!.node.children.push(row.node)
    open.push(row)
  }
  const root = { componentName: 'Canvas', props: {}, addition: { tag: 'body' }, children, uuid: 'root' }
  return documentFrom(root, newPageLevel, sequentialUuids('t'))
}

/** Returns the shape of a document on one line: `root(a(b c) d)`. */
export const shapeOf = (document: BuilderDocument, uuid = document.root): string => {
  const { children } = nodeOf(document, uuid)
  return children.length === 0
    ? uuid
    : `${uuid}(${children.map((child) => shapeOf(document, child)).join(' ')})`
}
