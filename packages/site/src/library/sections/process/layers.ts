import type { WireNode } from '@web2/builder'
import { box, element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { layerStack, numberPlace, stackHeight, topPlace } from '../../art/layer-stack.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { art } from '../../parts/pictures.ts'
import { figure, note, text, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { steps } from './steps.ts'

/** Numbers at the ends of the leaders; the legend has them again. */
const numbers = (count: number, place: (count: number, at: number) => number): WireNode[] =>
  Array.from({ length: count }, (_none, at) =>
    element(
      'div',
      {
        name: 'Number',
        style: {
          position: 'absolute',
          // next to the leader, so that no number seems to belong to the legend
          'inset-inline-end': '12%',
          top: `${place(count, at).toFixed(1)}%`,
          transform: 'translateY(-50%)',
        },
      },
      [figure(String(at + 1), 2)],
      { 'aria-hidden': 'true' },
    ),
  )

const entry = (item: SectionItem, at: number): WireNode =>
  element(
    'li',
    {
      name: 'Layer',
      style: {
        display: 'grid',
        'grid-template-columns': '2.5rem minmax(0, 1fr)',
        'align-items': 'baseline',
        'border-top': hairline,
        'padding-block': 'var(--s4)',
      },
    },
    [
      figure(item.label ?? String(at + 1), 2),
      box('div', { name: 'Words' }, [
        title('h3', 2, item.name),
        ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s2)' } })] : []),
        ...(item.note ? [note(item.note, { style: { 'margin-top': 'var(--s2)' } })] : []),
      ]),
    ],
  )

/** A drawing of layers with numbered lines, and what each number means. */
export const layers: LibrarySection = {
  id: 'process/layers',
  kind: 'process',
  name: 'Layers with a legend',
  tones: ['paper', 'tint'],
  content: steps,
  make: (content, look) => {
    const count = Math.min(7, content.items.length)
    return band({ name: 'Process', ...look }, [
      title('h2', 4, content.title, { style: { 'max-width': '40rem', 'margin-bottom': 'var(--s7)' } }),
      twelve(
        [
          cell('Drawing place', span(1, 7), [
            element(
              'div',
              {
                name: 'Layers',
                style: { position: 'relative', 'aspect-ratio': `640 / ${stackHeight(count)}` },
              },
              [
                art(content.art ?? layerStack(count)),
                ...numbers(count, content.art ? topPlace : numberPlace),
              ],
              { dir: 'ltr' },
            ),
          ]),
          cell('Legend', span(8, 12), [
            element('ol', { name: 'List', style: listStyle }, content.items.map(entry)),
          ]),
        ],
        { 'align-items': 'center' },
      ),
    ])
  },
}
