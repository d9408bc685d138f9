import { business } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, twelve } from '../../parts/columns.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { figureStyle, note, stepSize, title } from '../../parts/texts.ts'
import { place } from './place.ts'

/** The opening hours as the largest thing. Without them, the number to ask. */
export const hours: LibrarySection = {
  id: 'place/hours',
  kind: 'place',
  name: 'Large opening hours',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content: { ...place, title: 'Opening hours' },
  make: (content, look) =>
    band({ name: 'Hours', ...look }, [
      title('h2', 2, content.title, { style: { 'margin-bottom': 'var(--s4)' } }),
      twelve(
        [
          cell(
            'Week',
            { style: { 'grid-column': 'span 9' }, tablet: { 'grid-column': '1 / -1' }, mobile: {} },
            [
              business('Hours', {
                style: {
                  ...figureStyle,
                  width: '100%',
                  // no larger than figures of one width have room for
                  'font-size': `min(${stepSize(4)}, 3.1vw)`,
                  'line-height': '1.45',
                  'letter-spacing': '-0.01em',
                },
                tablet: { 'font-size': 'min(var(--t-4), 4.4vw)' },
                mobile: { 'font-size': 'min(4.6vw, 1.35rem)', 'line-height': '1.9' },
              }),
            ],
          ),
          cell(
            'Exceptions',
            { style: { 'grid-column': 'span 3' }, tablet: { 'grid-column': '1 / -1' }, mobile: {} },
            [
              note('[[For holidays and other exceptions, call {nap.phone}.]]', {
                style: { 'border-top': hairline, 'padding-top': 'var(--s3)' },
              }),
            ],
            { style: { 'align-self': 'end' } },
          ),
        ],
        { 'border-top': rule, 'padding-top': 'var(--s5)' },
      ),
    ]),
}
