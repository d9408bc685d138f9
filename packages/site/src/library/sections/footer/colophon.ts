import type { WireNode } from '@web2/builder'
import { element, link, words } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { rule } from '../../parts/lines.ts'
import { stepSize } from '../../parts/texts.ts'
import { siteFooter } from './footer-content.ts'
import { smallPrint } from './footer-parts.ts'

const inline = { style: { color: 'var(--tone-link)', 'overflow-wrap': 'anywhere' } } as const

/** Returns a sentence with the space before it, which goes with it. */
const sentence = (content: WireNode): WireNode => element('span', { name: 'Sentence' }, [words(' '), content])

/** One paragraph that says everything in sentences. */
export const colophon: LibrarySection = {
  id: 'footer/colophon',
  kind: 'footer',
  name: 'One paragraph',
  tones: ['paper', 'tint', 'deep'],
  content: siteFooter,
  make: (content, look) =>
    band({ name: 'Footer', tag: 'footer', ...look, style: { 'padding-block': 'var(--s7)' } }, [
      twelve(
        [
          cell('Paragraph', span(1, 7), [
            element(
              'p',
              {
                name: 'Text',
                style: {
                  margin: 0,
                  'font-size': stepSize(0),
                  'max-width': 'var(--w-text)',
                  'text-wrap': 'pretty',
                },
              },
              [
                words('[[{nap.businessName}||{site.name}]][[, {nap.address}]].'),
                sentence(
                  link('[[Call {nap.phone}.]]', '[[tel:{nap.phone}]]', {
                    name: 'Phone',
                    style: { ...inline.style, 'white-space': 'nowrap' },
                  }),
                ),
                sentence(link('[[Write to {email}.]]', '[[mailto:{email}]]', { name: 'Email', ...inline })),
                sentence(
                  link('[[How to find us in {nap.city}.]]', '/contact', { name: 'Directions', ...inline }),
                ),
              ],
            ),
          ]),
          cell('Small print', span(10, 12), [smallPrint(content)]),
        ],
        { 'border-top': rule, 'padding-top': 'var(--s5)', 'row-gap': 'var(--s5)' },
      ),
    ]),
}
