import type { WireNode } from '@web2/builder'
import { faqAttribute } from '../../../pages/article-faq.ts'
import { heading } from '../../../templates/nodes.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { stepSize, text } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'

/** Returns a question that opens its answer. */
const question = (
  { name, text: answer = '', ...item }: SectionItem,
  isOpen: boolean,
  level: 'h3' | 'h4',
): WireNode => ({
  componentName: 'Fold',
  props: { open: isOpen },
  addition: { name: 'Question', ...sampleMark(item) },
  children: [
    {
      componentName: 'FoldTitle',
      props: {
        elementStyle: {
          padding: 'var(--row) 0',
          'min-height': 44,
          'font-family': 'var(--f-text)',
          'font-size': stepSize(1),
          'font-weight': 'var(--strong-weight)',
          'line-height': 'var(--lead-leading)',
        },
      },
      addition: {},
      children: [heading(level, name, { style: { 'text-transform': 'none', 'letter-spacing': 'normal' } })],
    },
    text(answer, { style: { 'padding-bottom': 'var(--s4)' } }),
  ],
})

/** Returns questions that open between hairlines, the first one open. Search engines get them as FAQPage data. */
export const questionList = (items: readonly SectionItem[], level: 'h3' | 'h4' = 'h3'): WireNode => ({
  componentName: 'Accordion',
  props: { elementStyle: { width: '100%' } },
  addition: { name: 'Questions', attributes: { [faqAttribute]: '' } },
  children: items.map((item, at) => question(item, at === 0, level)),
})
