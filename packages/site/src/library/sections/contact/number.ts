import { box, business } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { phoneLink, textLink } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { rule } from '../../parts/lines.ts'
import { stepSize, title } from '../../parts/texts.ts'
import { ways } from './ways-content.ts'

/** The number as the largest thing of the page; address and hours in one line below. */
export const number: LibrarySection = {
  id: 'contact/number',
  kind: 'contact',
  name: 'The number, as large as the page',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content: { ...ways, title: 'Call, and say in a sentence what you need' },
  make: (content, look) =>
    band({ name: 'Contact', ...look }, [
      title('h2', 2, content.title, { style: { 'max-width': '48rem' } }),
      phoneLink(7, {
        style: {
          display: 'flex',
          'font-size': 'min(9.4vw, 8.75rem)',
          'line-height': '1',
          'margin-top': 'var(--s4)',
          'letter-spacing': '-0.02em',
          color: 'inherit',
          'text-decoration-thickness': '0.04em',
        },
        mobile: { 'font-size': '11.2vw' },
      }),
      box(
        'div',
        {
          name: 'Address and hours',
          style: {
            display: 'flex',
            'flex-wrap': 'wrap',
            'justify-content': 'space-between',
            gap: 'var(--s5) var(--s8)',
            'border-top': rule,
            'margin-top': 'var(--s6)',
            'padding-top': 'var(--s5)',
          },
        },
        [
          business('Address', { style: { 'font-size': stepSize(1), 'font-style': 'normal' } }),
          business('Hours', { style: { 'font-size': stepSize(0) } }),
          ...content.actions.map((action) => textLink(action, { style: { 'font-size': stepSize(1) } })),
        ],
      ),
    ]),
}
