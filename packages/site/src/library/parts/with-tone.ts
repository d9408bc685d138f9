import { toneAttribute, type Tone, type WireNode } from '@web2/builder'

/** Returns an element on a surface of its own within a section. */
export const withTone = (node: WireNode, tone: Tone): WireNode => ({
  ...node,
  addition: { ...node.addition, attributes: { ...node.addition?.attributes, [toneAttribute]: tone } },
})
