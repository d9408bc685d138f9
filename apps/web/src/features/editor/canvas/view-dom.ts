import type { ElementView, View } from '@web2/builder'
import { replaceAttributes } from './canvas-document.ts'

const namespaces = { svg: 'http://www.w3.org/2000/svg', math: 'http://www.w3.org/1998/Math/MathML' } as const
const neverWritten: ReadonlySet<string> = new Set(['script', 'base', 'object', 'embed'])

/** Result of drawing a record: its node, and the element that its children go into. */
export interface Written {
  readonly node: ChildNode
  readonly slot: Element | null
}

const createElement = (doc: Document, view: ElementView): Element => {
  if (neverWritten.has(view.tag.toLowerCase())) return doc.createElement('span')
  return view.namespace
    ? doc.createElementNS(namespaces[view.namespace], view.tag)
    : doc.createElement(view.tag)
}

/**
 * Draws a view; `nothing` becomes an empty comment, so that the record keeps its position among its siblings.
 */
export const writeView = (doc: Document, view: View): Written => {
  if (view.kind === 'text') return { node: doc.createTextNode(view.text), slot: null }
  if (view.kind === 'comment') return { node: doc.createComment(view.text), slot: null }
  if (view.kind === 'nothing') return { node: doc.createComment(''), slot: null }
  const element = createElement(doc, view)
  replaceAttributes(element, {}, view.attributes)
  if (view.content === 'children') return { node: element, slot: element }
  let slot: Element | null = null
  for (const part of view.content) {
    const written = writeView(doc, part)
    element.append(written.node)
    slot ??= written.slot
  }
  return { node: element, slot }
}

const sameShape = (before: View, after: View): boolean => {
  if (before.kind !== 'element' || after.kind !== 'element') return before.kind === after.kind
  if (before.tag !== after.tag || before.namespace !== after.namespace) return false
  if (before.content === 'children' || after.content === 'children') return before.content === after.content
  const parts = after.content
  return (
    before.content.length === parts.length &&
    before.content.every((part, at) => sameShape(part, parts[at] ?? part))
  )
}

const patchNode = (node: ChildNode, before: View, after: View): void => {
  if (after.kind === 'text' || after.kind === 'comment') {
    if (node.textContent !== after.text) node.textContent = after.text
  } else if (after.kind === 'element' && before.kind === 'element') {
    replaceAttributes(node as Element, before.attributes, after.attributes)
    if (after.content === 'children' || before.content === 'children') return
    const nodes = [...node.childNodes]
    for (const [at, part] of after.content.entries()) {
      const [was, child] = [before.content[at], nodes[at]]
      if (was && child) patchNode(child, was, part)
    }
  }
}

/** Updates a drawn view in place. Returns false if its shape changed and it must be redrawn. */
export const patchView = (node: ChildNode, before: View, after: View): boolean => {
  if (!sameShape(before, after)) return false
  patchNode(node, before, after)
  return true
}
