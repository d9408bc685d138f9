import type { WireNode } from '@web2/builder'
import { box, business } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import type { Drawing } from '../../drawing.ts'
import { hairline } from '../../parts/lines.ts'
import { art } from '../../parts/pictures.ts'
import { homeLink, navigationLinks } from '../../parts/site-frame.ts'
import { stepSize } from '../../parts/texts.ts'
import { siteFooter } from './footer-content.ts'
import { contactFacts, smallPrint } from './footer-parts.ts'

/** Drawing of a trade along the upper edge, from one edge of the window to the other. */
const edge = (drawing: Drawing): WireNode =>
  box(
    'div',
    {
      name: 'Edge',
      style: {
        height: `max(1.25rem, ${((100 * drawing.height) / drawing.width).toFixed(2)}vw)`,
        margin: 'calc(-1 * var(--s8)) calc(50% - 50vw) var(--s7)',
        overflow: 'hidden',
      },
    },
    [art(drawing)],
  )

/** All pages by group next to name and contact. */
export const directory: LibrarySection = {
  id: 'footer/directory',
  kind: 'footer',
  name: 'All pages by group',
  tones: ['deep', 'tint', 'paper'],
  content: siteFooter,
  make: (content, look) =>
    band(
      {
        name: 'Footer',
        tag: 'footer',
        ...look,
        style: { 'padding-block': 'var(--s8) var(--s5)', ...(content.art && { overflow: 'clip' }) },
      },
      [
        ...(content.art ? [edge(content.art)] : []),
        box(
          'div',
          {
            name: 'Columns',
            style: {
              display: 'grid',
              'grid-template-columns': 'minmax(0, 4fr) minmax(0, 8fr)',
              gap: 'var(--s7) var(--s8)',
              'margin-bottom': 'var(--s7)',
            },
            tablet: { 'grid-template-columns': 'minmax(0, 1fr) minmax(0, 1fr)' },
            mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
          },
          [
            box('div', { name: 'Contact' }, [
              homeLink(look.tone, 3, 16, { style: { 'margin-bottom': 'var(--s3)' } }),
              ...contactFacts(1),
            ]),
            navigationLinks({
              direction: 'column',
              look: 'groups',
              label: 'All pages',
              style: { 'font-size': stepSize(-1), 'line-height': '1.9' },
            }),
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
              'border-top': hairline,
              'padding-top': 'var(--s5)',
            },
          },
          [smallPrint(content), business('Socials', { style: { 'font-size': stepSize(-1) } })],
        ),
      ],
    ),
}
