import type { WireNode } from '@web2/builder'
import { box, business } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { navigationLinks } from '../../parts/site-frame.ts'
import { stepSize } from '../../parts/texts.ts'
import { siteFooter } from './footer-content.ts'
import { contactFacts, head, headsOf, smallPrint } from './footer-parts.ts'

/** Cell between lines; the last one of a row takes what is left. */
const cellOf = (name: string, share: number, children: readonly WireNode[]): WireNode =>
  box(
    'div',
    {
      name,
      style: {
        flex: `${share} 1 ${share * 4}rem`,
        'min-width': 0,
        'box-sizing': 'border-box',
        padding: 'var(--s5)',
        'background-color': 'var(--tone-bg)',
        'font-size': stepSize(0),
      },
      mobile: { flex: '1 1 100%' },
    },
    children,
  )

/** A table of cells between lines: contact, hours, pages, profiles and small print. */
export const sheet: LibrarySection = {
  id: 'footer/sheet',
  kind: 'footer',
  name: 'Cells of a table',
  tones: ['paper', 'tint', 'deep'],
  content: siteFooter,
  make: (content, look) => {
    const [contact = '', hours = ''] = headsOf(content)
    return band({ name: 'Footer', tag: 'footer', ...look, style: { 'padding-block': 'var(--s6)' } }, [
      box(
        'div',
        {
          name: 'Table',
          style: {
            display: 'flex',
            'flex-wrap': 'wrap',
            gap: 'var(--line-w)',
            border: hairline,
            'background-color': 'var(--tone-rule)',
          },
        },
        [
          cellOf('Contact', 4, [head(contact), ...contactFacts(1)]),
          cellOf('Opening hours', 4, [
            head(hours),
            business('Hours', {
              style: { 'font-size': stepSize(-1), 'font-variant-numeric': 'tabular-nums' },
            }),
          ]),
          cellOf('Pages', 3, [
            head('Pages'),
            navigationLinks({
              direction: 'column',
              levels: 1,
              label: 'Pages',
              // in columns where the cell is wide, as without contact and hours
              look: 'groups',
              style: { 'font-size': stepSize(-1) },
            }),
          ]),
          cellOf('Profiles', 3, [
            head('Elsewhere'),
            business('Socials', { style: { 'font-size': stepSize(-1) } }),
          ]),
          box(
            'div',
            {
              name: 'Small print',
              style: {
                flex: '1 1 100%',
                'min-width': 0,
                'box-sizing': 'border-box',
                padding: 'var(--s4) var(--s5)',
                'background-color': 'var(--tone-bg)',
              },
            },
            [smallPrint(content)],
          ),
        ],
      ),
    ])
  },
}
