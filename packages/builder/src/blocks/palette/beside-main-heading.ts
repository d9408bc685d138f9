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
 * New blocks for a page: a heading is the main one (h1) only where the page, or a section that it shows, has none
 * yet. A page has one.
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
