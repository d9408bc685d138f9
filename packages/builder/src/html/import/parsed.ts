import type { DefaultTreeAdapterTypes } from 'parse5'
import type { Attributes } from '../../tree/record.ts'

export type ParsedNode = DefaultTreeAdapterTypes.ChildNode
export type ParsedElement = DefaultTreeAdapterTypes.Element
export type ParsedText = DefaultTreeAdapterTypes.TextNode
export type ParsedParent = DefaultTreeAdapterTypes.ParentNode

const svg = 'http://www.w3.org/2000/svg'
const math = 'http://www.w3.org/1998/Math/MathML'

export const isElement = (node: ParsedNode | ParsedParent): node is ParsedElement => 'tagName' in node

export const isText = (node: ParsedNode | undefined): node is ParsedText => node?.nodeName === '#text'

export const isComment = (node: ParsedNode): node is DefaultTreeAdapterTypes.CommentNode =>
  node.nodeName === '#comment'

export const isDoctype = (node: ParsedNode): node is DefaultTreeAdapterTypes.DocumentType =>
  node.nodeName === '#documentType'

/** Returns the children of an element; those of a template are in its content. */
export const childrenOf = (element: ParsedElement): readonly ParsedNode[] =>
  element.nodeName === 'template' && 'content' in element
    ? (element as DefaultTreeAdapterTypes.Template).content.childNodes
    : element.childNodes

export const namespaceOf = ({ namespaceURI }: ParsedElement): 'svg' | 'math' | undefined =>
  namespaceURI === svg ? 'svg' : namespaceURI === math ? 'math' : undefined

/** Returns all attributes with their names as written. */
export const rawAttributes = ({ attrs }: ParsedElement): Attributes =>
  Object.fromEntries(attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]))
