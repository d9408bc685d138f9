import { box, element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band, bleedBand, pageWidth } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { fitStep } from '../../parts/fit.ts'
import { art } from '../../parts/pictures.ts'
import { figure, lead, stepSize, title } from '../../parts/texts.ts'
import { pageTitle } from './page-title.ts'

/** Title behind the number of the page on a loud plate. */
export const numbered: LibrarySection = {
  id: 'title/numbered',
  kind: 'title',
  name: 'Number before the title',
  tones: ['paper', 'tint', 'deep'],
  content: { ...pageTitle, label: '01' },
  make: (content, look) => {
    const own = [
      title('h1', fitStep(5, content.title), content.title),
      ...(content.lead ? [lead(content.lead, { style: { 'margin-top': 'var(--s4)' } })] : []),
    ]
    const grid = twelve(
      content.label
        ? [
            cell('Number', span(1, 2, [1, 1]), [
              element(
                'div',
                {
                  name: 'Plate',
                  style: {
                    display: 'flex',
                    'align-items': 'flex-end',
                    'box-sizing': 'border-box',
                    'aspect-ratio': '1',
                    'max-width': '11rem',
                    padding: 'var(--s3) var(--s4)',
                    'border-radius': 'var(--r-m)',
                  },
                  tablet: { padding: 'var(--s2)' },
                  mobile: {
                    display: 'inline-flex',
                    'aspect-ratio': 'auto',
                    padding: 'var(--s2) var(--s4)',
                  },
                },
                [
                  figure(content.label, 6, {
                    style: { 'line-height': '1' },
                    tablet: { 'font-size': stepSize(4) },
                    mobile: { 'font-size': stepSize(2) },
                  }),
                ],
                { 'data-tone': 'brand' },
              ),
            ]),
            cell('Title', span(3, 10, [2, 6]), own),
          ]
        : [cell('Title', span(1, 8), own)],
      { 'row-gap': 'var(--s4)' },
    )
    if (!content.art) return band({ name: 'Page title', ...look }, [grid])
    return bleedBand({ name: 'Page title', ...look }, [
      box('div', { name: 'Title', style: { padding: 'var(--s8) var(--gutter) var(--s5)' } }, [
        pageWidth([grid]),
      ]),
      box('div', { name: 'Line', style: { height: 96, overflow: 'hidden' }, mobile: { height: 64 } }, [
        art(content.art),
      ]),
    ])
  },
}
