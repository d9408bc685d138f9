import type { WireNode } from '@web2/builder'
import { faqAttribute } from '../../../pages/article-faq.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { figure, text, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { questions } from './questions.ts'

const question = ({ name, text: answer }: SectionItem, at: number): WireNode => ({
  componentName: 'Fold',
  props: { open: at === 0 },
  addition: { name: 'Question' },
  children: [
    {
      componentName: 'FoldTitle',
      props: {
        elementStyle: {
          padding: 'var(--row) 0',
          'min-height': 44,
          display: 'grid',
          'grid-template-columns': 'calc((100% + var(--gap)) / 6) minmax(0, 1fr) auto',
          'row-gap': 'var(--s3)',
        },
        breakpoints: { mobile: { 'grid-template-columns': 'minmax(0, 1fr) auto' } },
      },
      addition: {},
      children: [
        figure(String(at + 1), 6, {
          style: { 'line-height': '0.9', 'align-self': 'baseline' },
          mobile: { 'grid-column': '1 / -1' },
        }),
        title('h3', 3, name, { style: { 'align-self': 'baseline' } }),
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
