import type { WireNode } from '@web2/builder'
import { faqAttribute } from '../../../pages/article-faq.ts'
import { heading, span } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { figure, stepSize, text, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { questions } from './questions.ts'

/** Between the parts of a fold's title. */
const space = '16px'

const question = ({ name, text: answer }: SectionItem, at: number): WireNode => ({
  componentName: 'Fold',
  props: { open: at === 0 },
  addition: { name: 'Question' },
  children: [
    {
      componentName: 'FoldTitle',
      props: {
        elementStyle: { padding: 'var(--row) 0', 'min-height': 44 },
        breakpoints: { mobile: { 'flex-wrap': 'wrap' } },
      },
      addition: {},
      children: [
        figure(String(at + 1), 6, {
          style: {
            'line-height': '0.9',
            'align-self': 'baseline',
            flex: `0 0 calc((100% + var(--gap)) / 6 - ${space})`,
          },
          mobile: { flex: '0 0 100%' },
        }),
        // a heading in the title of a fold has the font of the fold
        {
          ...heading('h3', '', { style: { 'align-self': 'baseline', flex: '1 1 0', 'min-width': 0 } }),
          children: [
            span(name, {
              name: 'Name',
              style: {
                'font-family': 'var(--f-title)',
                'font-size': stepSize(3),
                'font-weight': 'var(--title-weight-small)',
                'line-height': 'var(--title-leading)',
                'overflow-wrap': 'break-word',
                hyphens: 'auto',
              },
            }),
          ],
        },
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
