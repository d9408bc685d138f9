import type { WireNode } from '@web2/builder'
import { box, element, link, paragraph, span } from '../../../templates/nodes.ts'
import { stepSize, type Step } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'

/** Returns who wrote it, where and when; a link to it if there is one. */
export const source = ({ name, note: place, label: date, href }: SectionItem): WireNode =>
  box(
    'div',
    {
      name: 'Source',
      style: {
        display: 'flex',
        'flex-wrap': 'wrap',
        gap: '0 var(--s3)',
        'margin-top': 'var(--s4)',
        'font-size': stepSize(-1),
        color: 'var(--tone-quiet)',
      },
    },
    [
      ...(date ? [span(date, { name: 'Date', style: { order: 2 } })] : []),
      href
        ? link(name, href, { name: 'Name', style: { color: 'var(--tone-link)' } })
        : element(
            'cite',
            { name: 'Name', style: { 'font-style': 'normal', 'font-weight': 'var(--strong-weight)' } },
            [span(name)],
          ),
      ...(place ? [span(place, { name: 'Place', style: { order: 1 } })] : []),
    ],
  )

/** Returns the words of a customer. */
export const quotation = (words: string, step: Step): WireNode =>
  element('blockquote', { name: 'Quotation', style: { margin: 0 } }, [
    paragraph(words, {
      style: {
        margin: 0,
        'font-size': stepSize(step),
        'line-height': step > 1 ? '1.2' : 'var(--text-leading)',
        'text-wrap': 'pretty',
        ...(step > 1 && {
          'font-family': 'var(--f-title)',
          'font-weight': 'var(--title-weight-small)',
          'letter-spacing': 'var(--title-tracking)',
        }),
      },
    }),
  ])
