import type { WireNode } from '@web2/builder'
import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { rule } from '../../parts/lines.ts'
import { figure, lead, note, title } from '../../parts/texts.ts'
import { withTone } from '../../parts/with-tone.ts'
import type { SectionItem } from '../../section-content.ts'
import { steps } from './steps.ts'

const sheet = (item: SectionItem, at: number, count: number, isDeep: boolean): WireNode =>
  withTone(
    element(
      'li',
      {
        name: 'Step',
        style: {
          ...(count > 2 && { position: 'sticky', top: `calc(${at} * 3.5rem)` }),
          'min-height': 'max(13rem, 28vh)',
          padding: 'var(--s5) var(--gutter) var(--s7)',
          'border-top': rule,
        },
        tablet: { position: 'static', 'min-height': 0, 'padding-bottom': 'var(--s7)' },
      },
      [
        pageWidth([
          twelve(
            [
              cell('Number', span(1, 2), [
                figure(item.label ?? String(at + 1), item.label === undefined ? 5 : 1, {
                  style: { 'line-height': '1.1' },
                }),
              ]),
              cell('Name', span(3, 7), [title('h3', 5, item.name)]),
              cell('Text', span(8, 12), [
                ...(item.text ? [lead(item.text)] : []),
                ...(item.note ? [note(item.note, { style: { 'margin-top': 'var(--s4)' } })] : []),
              ]),
            ],
            { 'row-gap': 'var(--s4)', 'align-items': 'first baseline' },
          ),
        ]),
      ],
    ),
    isDeep ? 'deep' : at % 2 === 0 ? 'tint' : 'paper',
  )

/** Sheets over the whole width, of which each slides over the last. */
export const stack: LibrarySection = {
  id: 'process/stack',
  kind: 'process',
  name: 'Sheets that slide over each other',
  tones: ['paper', 'tint', 'deep'],
  content: steps,
  make: (content, look) =>
    bleedBand({ name: 'Process', ...look, style: { 'padding-top': 'var(--section)' } }, [
      element('div', { name: 'Heading', style: { padding: '0 var(--gutter) var(--s7)' } }, [
        pageWidth([title('h2', 4, content.title, { style: { 'max-width': '40rem' } })]),
      ]),
      element(
        'ol',
        { name: 'Sheets', style: { 'list-style': 'none', margin: 0, padding: 0 } },
        content.items.map((item, at) => sheet(item, at, content.items.length, look.tone === 'deep')),
      ),
    ]),
}
