import { paragraph } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { homeLink, hoursFold, navigationLinks, row, smallPhone } from '../../parts/site-frame.ts'
import { stepSize } from '../../parts/texts.ts'
import { siteHeader } from './header-content.ts'

/** Head of a newspaper: a line of facts, the name in the middle, a double rule, and the pages below. */
export const masthead: LibrarySection = {
  id: 'header/masthead',
  kind: 'header',
  name: 'Newspaper head',
  tones: ['paper', 'tint'],
  content: { ...siteHeader, actions: [] },
  make: (_content, look) =>
    bleedBand(
      {
        name: 'Header',
        tag: 'header',
        ...look,
        style: { padding: 'var(--s2) var(--gutter) 0' },
      },
      [
        pageWidth([
          row(
            'Facts',
            [
              paragraph('[[{nap.city}[[, {nap.state}]]]]', {
                name: 'City',
                style: { margin: 0, 'font-size': stepSize(-1) },
              }),
              hoursFold({ mobile: { display: 'none' } }),
              smallPhone({ style: { 'font-size': stepSize(-1) } }),
            ],
            {
              style: {
                'justify-content': 'space-between',
                'font-size': stepSize(-1),
                color: 'var(--tone-quiet)',
                'flex-wrap': 'wrap',
                gap: '0 var(--s4)',
              },
            },
          ),
          row('Name', [homeLink(look.tone, 5, 24, { style: { 'text-align': 'center' } })], {
            style: { 'justify-content': 'center', padding: 'var(--s3) 0 var(--s4)' },
            mobile: { 'padding-block': 'var(--s2) var(--s4)' },
          }),
          navigationLinks({
            look: 'strip',
            levels: 1,
            style: {
              'justify-content': 'center',
              'border-top': '3px double currentColor',
              'border-bottom': '1px solid currentColor',
              'padding-block': 'var(--s1)',
              'font-size': stepSize(1),
              'font-variant-caps': 'all-small-caps',
              'letter-spacing': '0.06em',
              'line-height': '1.6',
            },
          }),
        ]),
      ],
    ),
}
