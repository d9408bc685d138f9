import { element, link } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { homeLink, navigationLinks } from '../../parts/site-frame.ts'
import { stepSize } from '../../parts/texts.ts'
import { siteHeader } from './header-content.ts'

/** A table of cells: the name, one for each page, and the call in the loud color. */
export const block: LibrarySection = {
  id: 'header/block',
  kind: 'header',
  name: 'Cells of a table',
  tones: ['paper', 'tint', 'deep'],
  content: siteHeader,
  make: ({ actions: [action] }, look) =>
    bleedBand(
      {
        name: 'Header',
        tag: 'header',
        ...look,
        style: {
          display: 'grid',
          'grid-template-columns': 'minmax(0, 13fr) minmax(0, 27fr) minmax(10rem, 8fr)',
          'border-bottom': hairline,
        },
        tablet: { 'grid-template-columns': 'minmax(0, 1fr) auto' },
      },
      [
        element(
          'div',
          {
            name: 'Name',
            style: {
              display: 'flex',
              'align-items': 'flex-end',
              'min-height': '5.5rem',
              'box-sizing': 'border-box',
              padding: 'var(--s2) var(--s4) var(--s2) var(--gutter)',
            },
            mobile: { 'min-height': '4.5rem', 'align-items': 'center' },
          },
          [homeLink(look.tone, 3, 20)],
        ),
        navigationLinks({
          hasMenu: true,
          look: 'cells',
          style: { 'font-size': stepSize(0), 'line-height': '1.3' },
          tablet: { order: '3', 'grid-column': '1 / -1', 'border-top': hairline },
          mobile: {
            order: '0',
            'grid-column': 'auto',
            'border-top': 'none',
            'border-inline-start': hairline,
            display: 'flex',
            'align-items': 'center',
            'padding-inline': 'var(--s3)',
          },
        }),
        ...(action
          ? [
              element(
                'div',
                {
                  name: 'Call',
                  style: { display: 'flex' },
                  mobile: { 'grid-column': '1 / -1' },
                },
                [
                  link(`[[Call {nap.phone}||${action.label}]]`, `[[tel:{nap.phone}||${action.href}]]`, {
                    name: 'Call or write',
                    style: {
                      display: 'flex',
                      'align-items': 'flex-end',
                      width: '100%',
                      'min-height': 56,
                      'box-sizing': 'border-box',
                      padding: 'var(--s3) var(--s4)',
                      color: 'inherit',
                      'font-size': stepSize(0),
                      'font-weight': 'var(--strong-weight)',
                      'font-variant-numeric': 'tabular-nums',
                      'line-height': '1.3',
                      'text-wrap': 'balance',
                      'text-decoration': 'none',
                    },
                    mobile: { 'align-items': 'center', 'padding-inline': 'var(--gutter)' },
                    hover: { 'text-decoration': 'underline' },
                  }),
                ],
                { 'data-tone': 'brand' },
              ),
            ]
          : []),
      ],
    ),
}
