import { element, paragraph } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { buttonLink } from '../../parts/actions.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { homeLink, hoursFold, navigationLinks, phoneButton, row, smallPhone } from '../../parts/site-frame.ts'
import { stepSize } from '../../parts/texts.ts'
import { siteHeader } from './header-content.ts'

const width = { padding: '0 var(--gutter)' } as const

/** Two tiers: hours, address and phone above; name, pages and action below. */
export const shopfront: LibrarySection = {
  id: 'header/shopfront',
  kind: 'header',
  name: 'Two tiers, facts above',
  tones: ['paper', 'tint'],
  content: siteHeader,
  make: ({ actions }, look) =>
    bleedBand({ name: 'Header', tag: 'header', ...look }, [
      element(
        'div',
        { name: 'Facts', style: { ...width, 'font-size': stepSize(-1) }, mobile: { display: 'none' } },
        [
          pageWidth([
            row('Row', [
              hoursFold(),
              paragraph('[[{nap.address}]]', {
                name: 'Address',
                style: { margin: 0, 'font-size': stepSize(-1), 'min-width': 0 },
              }),
              smallPhone({ style: { 'margin-inline-start': 'auto' } }),
            ]),
          ]),
        ],
        { 'data-tone': 'deep' },
      ),
      element('div', { name: 'Pages', style: width }, [
        pageWidth([
          row(
            'Row',
            [
              homeLink(look.tone, 3, 20, {
                style: { flex: '0 0 calc((100% - var(--gap)) / 3)' },
                tablet: { flex: '1 1 50%' },
                mobile: { flex: '1 1 0' },
              }),
              navigationLinks({
                hasMenu: true,
                style: { flex: '1 1 0', 'margin-inline': '-12px' },
                tablet: { order: '4', flex: '1 0 100%' },
                mobile: { order: '4', flex: '0 0 auto', 'margin-inline': 0 },
              }),
              ...actions
                .slice(0, 1)
                .map((action) =>
                  buttonLink(action, { style: { 'flex-shrink': '0' }, mobile: { display: 'none' } }),
                ),
              phoneButton({ style: { order: '3' } }),
            ],
            {
              style: { 'padding-block': 'var(--s4)', 'column-gap': 'var(--gap)' },
              tablet: { 'flex-wrap': 'wrap', 'row-gap': 'var(--s1)', 'padding-block': 'var(--s3)' },
              mobile: { 'flex-wrap': 'nowrap', 'column-gap': 'var(--s3)' },
            },
          ),
        ]),
      ]),
    ]),
}
