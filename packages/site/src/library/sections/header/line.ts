import type { LibrarySection } from '../../library-section.ts'
import { buttonLink } from '../../parts/actions.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { homeLink, navigationLinks, phoneButton, row } from '../../parts/site-frame.ts'
import { siteHeader } from './header-content.ts'

/** Name, pages and action in one row above a hairline. */
export const line: LibrarySection = {
  id: 'header/line',
  kind: 'header',
  name: 'One row',
  tones: ['paper', 'tint', 'deep'],
  content: siteHeader,
  make: ({ actions }, look) =>
    bleedBand(
      {
        name: 'Header',
        tag: 'header',
        ...look,
        style: { padding: '0 var(--gutter)', 'border-bottom': hairline },
      },
      [
        pageWidth([
          row(
            'Row',
            [
              homeLink(look.tone, 2, 20, {
                style: { flex: '0 1 auto', 'max-width': '22rem' },
                tablet: { flex: '1 1 50%', 'max-width': 'none' },
                mobile: { flex: '1 1 0' },
              }),
              navigationLinks({
                hasMenu: true,
                style: { flex: '1 1 0' },
                tablet: { order: '4', flex: '1 0 100%', 'margin-inline': '-12px 0' },
                mobile: { flex: '0 0 auto', 'margin-inline': 0 },
              }),
              ...actions
                .slice(0, 1)
                .map((action) =>
                  buttonLink(action, { style: { 'flex-shrink': '0' }, mobile: { display: 'none' } }),
                ),
              phoneButton({ style: { order: '3' } }),
            ],
            {
              style: { 'min-height': '4.5rem', 'padding-block': 'var(--s3)', 'box-sizing': 'border-box' },
              tablet: { 'flex-wrap': 'wrap', 'row-gap': 0 },
              mobile: { 'flex-wrap': 'nowrap', 'column-gap': 'var(--s3)' },
            },
          ),
        ]),
      ],
    ),
}
