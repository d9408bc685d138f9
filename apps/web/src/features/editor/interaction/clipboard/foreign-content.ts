import type { WireNode } from '@web2/builder'
import { isRunning } from './clipboard-formats.ts'

/** What word processors write beside the words: their own elements, classes and marks of a document. */
const ownElement = /:/
const ownClass = /^Mso/
const ownId = /^docs-internal-guid/

const withoutTraces = (node: WireNode): WireNode => {
  const { attributes } = node.addition
  if (!attributes) return node
  const { class: classes, id, ...others } = attributes
  const kept = (classes ?? '')
    .split(/\s+/)
    .filter((name) => name !== '' && !ownClass.test(name))
    .join(' ')
  const next = {
    ...others,
    ...(kept !== '' && { class: kept }),
    ...(id !== undefined && !ownId.test(id) && { id }),
  }
  return { ...node, addition: { ...node.addition, attributes: next } }
}

const settled = (node: WireNode, children: readonly WireNode[]): readonly WireNode[] => {
  const tag = node.addition.tag ?? ''
  if (node.componentName === 'Comment') return []
  if (node.componentName === 'Element' && ownElement.test(tag)) return children
  // a whole document in bold that is none is how one of them marks its copies; a link around blocks is meant
  if (isRunning(node) && tag !== 'a' && children.some((child) => !isRunning(child))) return children
  return [{ ...withoutTraces(node), children }]
}

interface Open {
  readonly node: WireNode | null
  readonly children: readonly WireNode[]
  readonly done: WireNode[]
  next: number
}

/** Pasted nodes without what their program wrote for itself. Iterative: pages may be nested some thousand levels deep. */
export const cleanForeignNodes = (nodes: readonly WireNode[]): readonly WireNode[] => {
  const roots: Open = { node: null, children: nodes, done: [], next: 0 }
  const open = [roots]
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const child = top.children[top.next]
    top.next += 1
    if (child) {
      open.push({ node: child, children: child.children, done: [], next: 0 })
      continue
    }
    open.pop()
    const above = open.at(-1)
    if (top.node && above) for (const node of settled(top.node, top.done)) above.done.push(node)
  }
  return roots.done
}
