import type { NodeRecord } from '../../tree/record.ts'

/**
 * Returns false for a container with a text of its own, which a child would replace; drops then go next to
 * it.
 */
export const takesChildren = (node: NodeRecord): boolean => node.children.length > 0 || !node.props.content
