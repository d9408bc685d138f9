import type { Verdict } from '../rules/reason.ts'
import { invalidValue } from '../rules/refusals.ts'
import { checkStyleValue } from '../styles/declarations.ts'
import { parseInlineStyle } from '../styles/inline-style.ts'
import { styleOf } from '../styles/node-css.ts'
import type { Style, StyleLayer } from '../styles/style.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { Json, NodeRecord } from '../tree/record.ts'
import type { CommandResult } from './command.ts'
import { canSetValues, editNodes, withValues } from './set-values.ts'

export interface SetStyle {
  readonly ids: readonly string[]
  readonly layer: StyleLayer
  /** `undefined` removes a property. */
  readonly style: Style
}

export const canSetStyle = (document: BuilderDocument, { ids, style }: Omit<SetStyle, 'layer'>): Verdict => {
  for (const [property, value] of Object.entries(style)) {
    const wrong = value === undefined ? null : checkStyleValue(property, value)
    if (wrong) return invalidValue(wrong)
  }
  return canSetValues(document, ids)
}

const withLayer = (node: NodeRecord, layer: StyleLayer, style: Style): NodeRecord['props'] => {
  const value = style as Json
  if (layer === 'desktop') return { ...node.props, elementStyle: value }
  if (layer === 'hover') return { ...node.props, hover: value }
  const breakpoints = (node.props.breakpoints ?? {}) as Readonly<Record<string, Json>>
  return { ...node.props, breakpoints: { ...breakpoints, [layer]: value } }
}

/**
 * Converts an imported inline style to the node's desktop style, because it would override the new value.
 * Classes of an imported page override its style sheets, as the inline style did.
 */
const withoutInlineStyle = (node: NodeRecord): NodeRecord => {
  const { style: inline, ...attributes } = node.addition.attributes ?? {}
  if (!inline) return node
  const { style, left } = parseInlineStyle(inline)
  const elementStyle = { ...styleOf(node.props, 'desktop'), ...style } as Json
  return {
    ...node,
    props: { ...node.props, elementStyle },
    addition: { ...node.addition, attributes: left ? { ...attributes, style: left } : attributes },
  }
}

/** Returns the node with style properties of one layer set, or the same node if nothing changes. */
export const styledNode = (old: NodeRecord, layer: StyleLayer, style: Style): NodeRecord => {
  const node = withoutInlineStyle(old)
  const now: Style = styleOf(node.props, layer) ?? {}
  const next = withValues(now, style)
  return next === now ? old : { ...node, props: withLayer(node, layer, next) }
}

/** Sets style properties of one breakpoint, or of the hover state, on all the nodes. */
export const setStyle = (document: BuilderDocument, { ids, layer, style }: SetStyle): CommandResult => {
  const verdict = canSetStyle(document, { ids, style })
  if (!verdict.ok) return verdict
  return editNodes(document, ids, (node) => styledNode(node, layer, style))
}
