import { Fragment, Slice, type Node, type NodeType } from '@tiptap/pm/model'
import type { SuggestedChange } from './suggestion.ts'

/** Returns content without marks that the parent doesn't allow. */
const withAllowedMarks = (content: Fragment, parent: NodeType): Fragment => {
  const nodes: Node[] = []
  content.forEach((node) => nodes.push(node.mark(parent.allowedMarks(node.marks))))
  return Fragment.fromArray(nodes)
}

/** Returns the content of a change as it fits at its place; null if it doesn't. */
export const fittingContent = (doc: Node, { from, to, content }: SuggestedChange): Slice | null => {
  if (to > doc.content.size) return null
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)]
  if (!$from.sameParent($to)) return null
  const { parent } = $from
  if (parent.inlineContent) {
    const fits: Fragment = withAllowedMarks(content, parent.type)
    for (let at = 0; at < fits.childCount; at += 1)
      if (!parent.type.contentMatch.matchType(fits.child(at).type)) return null
    return new Slice(fits, 0, 0)
  }
  // a range of whole nodes
  if ($from.textOffset > 0 || $to.textOffset > 0) return null
  return parent.canReplace($from.index(), $to.index(), content) ? new Slice(content, 0, 0) : null
}
