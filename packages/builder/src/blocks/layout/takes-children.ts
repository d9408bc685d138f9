import type { NodeRecord } from '../../tree/record.ts'

/** A container that shows a text of its own would lose it to a child; then neighbours are the place to drop. */
export const takesChildren = (node: NodeRecord): boolean => node.children.length > 0 || !node.props.content
