import { element, span } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span as columns, twelve } from '../../parts/columns.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figureStyle, stepSize, title } from '../../parts/texts.ts'
import { figures } from './figures.ts'

/** Numbers and what they count, read as one large sentence. */
export const sentence: LibrarySection = {
  id: 'stats/sentence',
  kind: 'stats',
  name: 'One large sentence',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content: figures,
  make: (content, look) =>
    band({ name: 'Figures', ...look }, [
      title('h2', 1, content.title, { style: { 'margin-bottom': 'var(--s5)' } }),
      twelve([
        cell('Sentence', columns(1, 11), [
          element(
            'ul',
            {
              name: 'Figures',
              style: {
                'list-style': 'none',
                margin: 0,
                padding: 0,
                'font-family': 'var(--f-title)',
                'font-weight': 'var(--title-weight)',
                'font-size': stepSize(5),
                'letter-spacing': 'var(--title-tracking)',
                'line-height': '1.2',
              },
              mobile: { 'font-size': stepSize(3) },
            },
            content.items.map(({ label: figure = '', name }, at, { length }) =>
              element('li', { name: 'Figure', ...sampleMark(content), style: { display: 'inline' } }, [
                span(figure, {
                  name: 'Number',
                  style: {
                    ...figureStyle,
                    'font-size': '1.5em',
                    'line-height': '1',
                    'text-decoration-line': 'underline',
                    'text-decoration-color': 'var(--c-mark)',
                    'text-decoration-thickness': '0.08em',
                    'text-underline-offset': '0.1em',
                  },
                }),
                span(' ', { style: { 'font-size': 'inherit' } }),
                span(name, { name: 'What it counts', style: { 'font-size': 'inherit' } }),
                span(at === length - 1 ? '.' : ', ', { name: 'Sign', style: { 'font-size': 'inherit' } }),
              ]),
            ),
          ),
        ]),
      ]),
    ]),
}
