import type { WireNode } from '@web2/builder'
import { faqAttribute } from '../../../pages/article-faq.ts'
import { box } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { figure, text, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { questions } from './questions.ts'

/** Width of the sign behind the question, with the space before it. */
const sign = '33px'

const question = ({ name, text: answer }: SectionItem, at: number): WireNode => ({
  componentName: 'Fold',
  props: { open: at === 0 },
  addition: { name: 'Question' },
  children: [
    {
      componentName: 'FoldTitle',
      props: { elementStyle: { padding: 'var(--row) 0', 'min-height': 44 } },
      addition: {},
      children: [
        box(
          'div',
          {
            name: 'Number and name',
            style: {
              flex: '1 1 auto',
              display: 'grid',
              'grid-template-columns': `calc((100% + ${sign} + var(--gap)) / 6) minmax(0, 1fr)`,
              'align-items': 'baseline',
              'row-gap': 'var(--s3)',
            },
            mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
          },
          [
            figure(String(at + 1), 6, { style: { 'line-height': '0.9' } }),
            box('div', { name: 'Name' }, [title('h3', 3, name)]),
          ],
        ),
      ],
    },
    text(answer ?? '', {
      style: {
        'max-width': 'none',
        'padding-bottom': 'var(--s6)',
        'padding-inline-start': 'calc((100% + var(--gap)) / 6)',
        'padding-inline-end': 'calc((100% + var(--gap)) / 4)',
      },
      mobile: { 'padding-inline': 0 },
    }),
  ],
})

/** Questions behind large figures; one is open at a time. */
export const numbered: LibrarySection = {
  id: 'faq/numbered',
  kind: 'faq',
  name: 'Large numbers, one answer open',
  tones: ['paper', 'tint', 'deep'],
  content: questions,
  make: (content, look) =>
    band({ name: 'FAQ', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s6)', 'max-width': '48rem' } }),
      {
        componentName: 'Accordion',
        props: { key: 'numbered', elementStyle: { width: '100%', 'border-top': hairline } },
        addition: { name: 'Questions', attributes: { [faqAttribute]: '' } },
        children: content.items.map(question),
      },
    ]),
}
