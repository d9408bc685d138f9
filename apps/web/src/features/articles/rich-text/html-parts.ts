import { getHTMLFromFragment } from '@tiptap/core'
import { Fragment, type Node } from '@tiptap/pm/model'

/** HTML of blocks; a changed block is a new node, so that its HTML never becomes stale. */
const written = new WeakMap<Node, string>()

const htmlOf = (block: Node): string => {
  const known = written.get(block)
  if (known !== undefined) return known
  const html = getHTMLFromFragment(Fragment.from(block), block.type.schema)
  written.set(block, html)
  return html
}

/**
 * Returns the HTML of a document in parts that begin and end between blocks. Writes only blocks that are new
 * since an earlier call.
 */
export const htmlParts = (document: Node): string[] => {
  const parts: string[] = []
  let follows = false
  for (const block of document.children) {
    // adjacent frames are read as one block
    const joins = follows && block.isAtom
    parts.push(joins ? `${parts.pop() ?? ''}${htmlOf(block)}` : htmlOf(block))
    follows = block.isAtom
  }
  return parts
}
