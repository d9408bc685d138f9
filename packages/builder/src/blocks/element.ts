import type { Attributes, Json, NodeRecord } from '../tree/record.ts'
import type { ElementView, TextView, View } from './view.ts'

export const text = (content: string): TextView => ({ kind: 'text', text: content })

export const nothing: View = Object.freeze({ kind: 'nothing' })

/** Element that a block creates inside its own. */
export const innerElement = (
  tag: string,
  attributes: Attributes,
  ...content: readonly View[]
): ElementView => ({
  kind: 'element',
  tag,
  attributes,
  content,
})

/** Returns the element of a record: its block's attributes first, then those the record adds. */
export const elementOf = (
  record: NodeRecord,
  tag: string,
  own: Attributes,
  content: ElementView['content'],
): ElementView => ({
  kind: 'element',
  tag,
  ...(record.addition.namespace && { namespace: record.addition.namespace }),
  attributes: record.addition.attributes ? { ...own, ...record.addition.attributes, ...own } : own,
  content,
})

/** Returns a prop as text; empty if it is neither text nor a number. */
export const textProp = (value: Json | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Returns a prop as a number; NaN for a list or an object, whatever these contain. */
export const numberProp = (value: Json | undefined): number =>
  typeof value === 'object' && value !== null ? Number.NaN : Number(value)

const noPieces: readonly View[] = []

/** Returns a node's children, or its own text if it has none. */
export const childrenOrText = (record: NodeRecord): ElementView['content'] => {
  if (record.children.length > 0) return 'children'
  const content = textProp(record.props.content)
  return content ? [text(content)] : noPieces
}

/** Returns the attributes that have a value. */
export const definedAttributes = (attributes: Readonly<Record<string, string | undefined>>): Attributes => {
  const kept: Record<string, string> = {}
  for (const name in attributes) {
    const value = attributes[name]
    if (value !== undefined && value !== '') kept[name] = value
  }
  return kept
}

/** Returns the class attribute of a block: its own classes, then those the record adds. */
export const classesOf = ({ addition }: NodeRecord, ...own: readonly (string | false)[]): string =>
  [...own, addition.attributes?.class].filter(Boolean).join(' ')
