import type { Verdict } from '../rules/reason.ts'
import { styleOf } from '../styles/node-css.ts'
import type { Style, StyleLayer } from '../styles/style.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import type { CommandResult } from './command.ts'
import { styledNode } from './set-style.ts'
import { canSetValues, editNodes } from './set-values.ts'

export type Alignment = 'left' | 'center' | 'right'

export interface AlignNodes {
  readonly ids: readonly string[]
  readonly to: Alignment
  /** Layer the alignment applies to; other breakpoints keep theirs. */
  readonly layer: StyleLayer
}

const texts = new Set(['Paragraph', 'Heading'])
const inlineBoxes = new Set(['Picture', 'YouTube', 'Embed', 'Input', 'Textarea', 'Button', 'Link', 'Span'])

/** Text is aligned in its block; boxes are aligned by margins, which also work in flex and grid parents. */
const alignmentOf = (node: NodeRecord, to: Alignment, layer: StyleLayer): Style => {
  if (texts.has(node.componentName)) return { 'text-align': to }
  const margins: Style = {
    'margin-left': to === 'left' ? '0px' : 'auto',
    'margin-right': to === 'right' ? '0px' : 'auto',
  }
  if (!inlineBoxes.has(node.componentName)) return margins
  const display = styleOf(node.props, layer)?.display ?? styleOf(node.props, 'desktop')?.display
  const ownWidth = node.componentName === 'Link' || node.componentName === 'Span'
  // margins only align boxes outside a line; a link as a block would fill the line, so it keeps its width
  const block = display === undefined || String(display).startsWith('inline')
  return {
    ...(block && { display: 'block' }),
    ...(block && ownWidth && { width: 'fit-content' }),
    ...margins,
  }
}

export const canAlignNodes = (document: BuilderDocument, { ids }: Pick<AlignNodes, 'ids'>): Verdict =>
  canSetValues(document, ids)

/** Aligns nodes left, center or right in their container. */
export const alignNodes = (document: BuilderDocument, { ids, to, layer }: AlignNodes): CommandResult => {
  const verdict = canSetValues(document, ids)
  if (!verdict.ok) return verdict
  return editNodes(document, ids, (node) => styledNode(node, layer, alignmentOf(node, to, layer)))
}
