import { checkStyleValue } from '../styles/declarations.ts'
import { parseInlineStyle } from '../styles/inline-style.ts'
import { breakpointsWith, layersIn } from '../styles/breakpoints.ts'
import { styleOf } from '../styles/node-css.ts'
import type { Style, StyleLayer } from '../styles/style.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import type { CommandResult } from './command.ts'
import { styledNode } from './set-style.ts'
import { canSetValues, editNodes } from './set-values.ts'

/** All styles of a node as plain data, for use on other nodes, also of other pages. */
export type CopiedStyle = Readonly<Partial<Record<StyleLayer, Style>>>

const ownStyle = (record: NodeRecord, layer: StyleLayer): Style => {
  const inline = layer === 'desktop' ? record.addition.attributes?.style : undefined
  return { ...styleOf(record.props, layer), ...(inline ? parseInlineStyle(inline).style : {}) }
}

/** Returns the styles that pasteStyle applies to other nodes. */
export const copyStyle = (record: NodeRecord): CopiedStyle =>
  Object.fromEntries(layersIn(record.props).map((layer) => [layer, ownStyle(record, layer)]))

export interface PasteStyle {
  readonly ids: readonly string[]
  readonly style: CopiedStyle
}

/**
 * Returns the changes that turn one style into another: its values, and undefined for those it lacks. Invalid
 * values are dropped.
 */
const turnedInto = (now: Style, wanted: Style): Style => {
  const gone = Object.keys(now).map((property) => [property, undefined] as const)
  const come = Object.entries(wanted).filter(
    ([property, value]) => value !== undefined && checkStyleValue(property, value) === null,
  )
  return Object.fromEntries([...gone, ...come])
}

/** Replaces the styles of nodes by the copied ones. */
export const pasteStyle = (document: BuilderDocument, { ids, style }: PasteStyle): CommandResult => {
  const verdict = canSetValues(document, ids)
  if (!verdict.ok) return verdict
  return editNodes(document, ids, (record) => {
    const all = breakpointsWith([...layersIn(record.props), ...Object.keys(style)])
    return [...all, 'hover' as const].reduce(
      (node, layer) => styledNode(node, layer, turnedInto(ownStyle(node, layer), style[layer] ?? {})),
      record,
    )
  })
}
