import type { WireNode } from '../tree/wire-node.ts'

/** Block types and tags allowed inside a line of text. */
const inlineBlocks: ReadonlySet<string> = new Set(['Text', 'Span', 'Link', 'Br', 'Comment'])
const inlineTags: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi bdo br cite code del dfn em font i ins kbd mark q s samp small span strong sub sup time u ' +
    'var wbr'
  ).split(' '),
)

export const isInline = ({
  componentName,
  addition,
}: Pick<WireNode, 'componentName' | 'addition'>): boolean =>
  inlineBlocks.has(componentName) || (componentName === 'Element' && inlineTags.has(addition.tag ?? ''))

const ownText = ({ props }: WireNode): string => (typeof props.content === 'string' ? props.content : '')

export const textNode = (content: string): WireNode => ({
  componentName: 'Text',
  props: { content },
  children: [],
  addition: {},
})

export const isText = ({ componentName }: WireNode): boolean => componentName === 'Text'

/** Expands an element's own text into the child it represents. */
export const expandOwnText = (node: WireNode): WireNode => {
  if (isText(node) || node.componentName === 'Comment') return node
  if (node.children.length > 0) return { ...node, children: node.children.map(expandOwnText) }
  const content = ownText(node)
  if (content === '') return node
  const { content: _content, ...props } = node.props
  return { ...node, props, children: [textNode(content)] }
}

const isPlainText = (node: WireNode | undefined): node is WireNode =>
  node !== undefined && isText(node) && Object.keys(node.addition).length === 0

/** The inverse: collapses an element's only text child into its own text. */
export const collapseOwnText = (node: WireNode): WireNode => {
  if (node.children.length === 0) return node
  const [only] = node.children
  if (node.children.length === 1 && isPlainText(only))
    return { ...node, props: { ...node.props, content: ownText(only) }, children: [] }
  return { ...node, children: node.children.map(collapseOwnText) }
}

/**
 * Returns the visible text of a node, one character per position: a line break counts as one, a comment as
 * none.
 */
export const plainText = (node: WireNode): string => {
  if (isText(node)) return ownText(node).replace(/[\r\n\t]/g, ' ')
  if (node.componentName === 'Comment') return ''
  if (node.componentName === 'Br' || node.addition.tag === 'br') return '\n'
  return node.children.length > 0 ? node.children.map(plainText).join('') : ownText(node)
}

export const lengthOf = (node: WireNode): number => plainText(node).length
