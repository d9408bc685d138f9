import type { BuilderDocument } from '../../tree/document.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { tagOf } from '../registry.ts'

const isHeading = ({ componentName }: Pick<WireNode, 'componentName'>): boolean => componentName === 'Heading'

const hasMainHeading = ({ nodes }: BuilderDocument): boolean => {
  for (const record of nodes.values())
    if (isHeading(record) && record.addition.hidden !== true && tagOf(record) === 'h1') return true
  return false
}

/**
 * Adapts new blocks to a page: a heading becomes the main one (h1) only if neither the page nor its sections
 * have one yet, because a page has a single h1.
 */
export const withHeadingLevelForPage = (
  nodes: readonly WireNode[],
  shown: Iterable<BuilderDocument>,
): readonly WireNode[] => {
  if (!nodes.some(isHeading) || ![...shown].some(hasMainHeading)) return nodes
  return nodes.map((node) =>
    isHeading(node) && node.props.headingType === 'h1'
      ? { ...node, props: { ...node.props, headingType: 'h2' } }
      : node,
  )
}
