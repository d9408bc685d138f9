import { box, business } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { stepSize } from '../../parts/texts.ts'
import { siteFooter } from './footer-content.ts'
import { contactFacts, head, headsOf, newsletter, smallPrint } from './footer-parts.ts'

const column = { style: { flex: '1 1 16rem', 'min-width': 0 }, mobile: { flex: '0 0 auto' } } as const

/** Contact, hours and newsletter side by side. A part that is missing leaves its place to the others. */
export const counter: LibrarySection = {
  id: 'footer/counter',
  kind: 'footer',
  name: 'Contact, hours and newsletter',
  tones: ['deep', 'tint', 'paper'],
  content: siteFooter,
  make: (content, look) => {
    const [contact = '', hours = '', letter = ''] = headsOf(content)
    return band(
      { name: 'Footer', tag: 'footer', ...look, style: { 'padding-block': 'var(--s8) var(--s5)' } },
      [
        box(
          'div',
          {
            name: 'Columns',
            style: {
              display: 'flex',
              'flex-wrap': 'wrap',
              gap: 'var(--s7)',
              'padding-bottom': 'var(--s7)',
              'margin-bottom': 'var(--s5)',
              'border-bottom': hairline,
            },
            mobile: { 'flex-direction': 'column', 'flex-wrap': 'nowrap' },
          },
          [
            box('div', { name: 'Contact', ...column }, [head(contact), ...contactFacts(2)]),
            box('div', { name: 'Opening hours', ...column }, [
              head(hours),
              business('Hours', {
                style: { 'font-size': stepSize(0), 'font-variant-numeric': 'tabular-nums' },
              }),
            ]),
            newsletter(content, letter, column),
          ],
        ),
        box(
          'div',
          {
            name: 'End',
            style: {
              display: 'flex',
              'flex-wrap': 'wrap',
              'justify-content': 'space-between',
              gap: 'var(--s3) var(--s6)',
              'font-size': stepSize(-1),
            },
          },
          [smallPrint(content), business('Socials', { style: { 'font-size': stepSize(-1) } })],
        ),
      ],
    )
  },
}
