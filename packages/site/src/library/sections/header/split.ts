import type { LibrarySection } from '../../library-section.ts'
import { bleedBand, pageMargin } from '../../parts/band.ts'
import { homeLink, navigationLinks, phoneButton } from '../../parts/site-frame.ts'
import { stepSize } from '../../parts/texts.ts'
import { siteHeader } from './header-content.ts'

const letters = {
  'font-size': stepSize(-1),
  'text-transform': 'uppercase',
  'letter-spacing': '0.1em',
  'line-height': '2',
} as const

/** The name in the exact middle, half of the pages on each side. */
export const split: LibrarySection = {
  id: 'header/split',
  kind: 'header',
  name: 'Name between the pages',
  tones: ['paper', 'tint', 'deep'],
  content: { ...siteHeader, actions: [] },
  make: (_content, look) =>
    bleedBand(
      {
        name: 'Header',
        tag: 'header',
        ...look,
        style: {
          display: 'grid',
          'grid-template-columns': 'minmax(0, 1fr) auto minmax(0, 1fr)',
          'align-items': 'center',
          'column-gap': 'var(--s5)',
          'min-height': '6rem',
          'box-sizing': 'border-box',
          padding: `var(--s2) ${pageMargin}`,
        },
        tablet: { 'grid-template-columns': 'minmax(0, 1fr) minmax(0, 1fr)', 'row-gap': 'var(--s1)' },
        mobile: {
          'grid-template-columns': 'minmax(5.5rem, 1fr) minmax(0, auto) minmax(2.75rem, 1fr)',
          'column-gap': 'var(--s3)',
          'min-height': '4.5rem',
          // a name in two lines is taller than a logo
          'padding-bottom': 'var(--s4)',
        },
      },
      [
        navigationLinks({
          name: 'Menu on phones',
          label: 'Pages',
          hasMenu: true,
          style: { display: 'none' },
          mobile: { display: 'block' },
        }),
        navigationLinks({
          name: 'First half of the pages',
          half: 'first',
          style: { ...letters, 'margin-inline-start': '-12px' },
          tablet: { order: '1' },
          mobile: { display: 'none' },
        }),
        homeLink(look.tone, 3, 20, {
          style: { 'justify-self': 'center', 'text-align': 'center', 'max-width': '24rem' },
          tablet: { 'grid-column': '1 / -1', order: '0' },
          mobile: { 'grid-column': 'auto' },
        }),
        navigationLinks({
          name: 'Second half of the pages',
          label: 'More pages',
          half: 'second',
          style: { ...letters, 'justify-content': 'flex-end', 'margin-inline-end': '-12px' },
          tablet: { order: '2' },
          mobile: { display: 'none' },
        }),
        phoneButton({ mobile: { 'justify-self': 'end', order: '3' } }),
      ],
    ),
}
