import { box, element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { stepSize, text, title } from '../../parts/texts.ts'
import { questions } from './questions.ts'

/** Questions with their answers in two columns; nothing has to be opened. The last of an odd number takes the row. */
export const open: LibrarySection = {
  id: 'faq/open',
  kind: 'faq',
  name: 'Open answers in two columns',
  tones: ['tint', 'paper', 'deep'],
  content: questions,
  make: (content, look) =>
    band({ name: 'FAQ', ...look }, [
      title('h2', 4, content.title, { style: { 'max-width': '48rem', 'margin-bottom': 'var(--s7)' } }),
      element(
        'ul',
        {
          name: 'Questions',
          style: {
            'list-style': 'none',
            margin: 0,
            padding: 0,
            display: 'grid',
            'grid-template-columns': 'repeat(2, minmax(0, 1fr))',
            gap: 'var(--s7) calc(var(--gap) * 3)',
          },
          mobile: { 'grid-template-columns': 'minmax(0, 1fr)', 'row-gap': 'var(--s6)' },
        },
        content.items.map(({ name, text: answer, ...item }, at, { length }) =>
          element(
            'li',
            {
              name: 'Question',
              ...sampleMark(content),
              ...sampleMark(item),
              style: {
                'border-top': hairline,
                'padding-top': 'var(--s4)',
                ...(length % 2 === 1 && at === length - 1 && { 'grid-column': '1 / -1' }),
              },
            },
            [
              title('h3', 1, name, {
                style: {
                  'font-family': 'var(--f-text)',
                  'font-size': stepSize(1),
                  'font-weight': 'var(--strong-weight)',
                  'text-transform': 'none',
                  'letter-spacing': 'normal',
                  'line-height': 'var(--lead-leading)',
                },
              }),
              box(
                'div',
                { name: 'Answer', style: { 'margin-top': 'var(--s3)' } },
                answer ? [text(answer)] : [],
              ),
            ],
          ),
        ),
      ),
    ]),
}
