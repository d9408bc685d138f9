import type { WireNode } from '@web2/builder'
import { isRunning } from './clipboard-formats.ts'

/** Markup that word processors add: their own elements, classes and document ids. */
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
  // Google Docs wraps its copies in a b element without bold; a link around blocks is intended
  if (isRunning(node) && tag !== 'a' && children.some((child) => !isRunning(child))) return children
  return [{ ...withoutTraces(node), children }]
}

interface Open {
  readonly node: WireNode | null
  readonly children: readonly WireNode[]
  readonly done: WireNode[]
  next: number
}

/**
 * Removes word processor markup from pasted nodes. Iterative because pages may be nested thousands of levels
 * deep.
 */
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
