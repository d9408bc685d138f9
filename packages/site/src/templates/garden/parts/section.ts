import type { WireNode } from '@web2/builder'
import type { PlainStyle } from '../../template.ts'
import { box, heading, paragraph, type Look } from '../../nodes.ts'
import { column, lead, sectionTitle } from '../look.ts'

/** Full-width band of the page with its content in the column. */
export const band = (name: string, style: PlainStyle, children: readonly WireNode[], id?: string): WireNode =>
  box(
    'section',
    {
      name,
      id,
      style: { 'padding-top': 80, 'padding-bottom': 80, ...style },
      mobile: { 'padding-top': 52, 'padding-bottom': 52 },
    },
    [box('div', { name: 'Column', style: column }, children)],
  )

/** Title of a section with a sentence below, which may be a sample. */
export const opening = (title: string, sentence: string, { sample, ...look }: Look = {}): WireNode =>
  box('div', { ...look, name: 'Opening', style: { 'max-width': 680, 'margin-bottom': 40, ...look.style } }, [
    heading('h2', title, { style: sectionTitle, mobile: { 'font-size': 29 } }),
    paragraph(sentence, { style: { ...lead, 'margin-top': 12 }, ...(sample && { sample }) }),
  ])

/** Equal columns that stack on a phone. */
export const grid = (columns: number, children: readonly WireNode[], style: PlainStyle = {}): WireNode =>
  box(
    'div',
    {
      name: 'Grid',
      style: {
        display: 'grid',
        'grid-template-columns': `repeat(${columns}, minmax(0, 1fr))`,
        gap: 28,
        ...style,
      },
      tablet: { 'grid-template-columns': columns > 2 ? 'repeat(2, minmax(0, 1fr))' : undefined },
      mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
    },
    children,
  )
