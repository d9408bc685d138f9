import type { WireNode } from '@web2/builder'
import { box, business } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand, pageMargin } from '../../parts/band.ts'
import { art } from '../../parts/pictures.ts'
import { mailLink, smallPhone } from '../../parts/site-frame.ts'
import { stepSize, text } from '../../parts/texts.ts'
import { siteFooter } from './footer-content.ts'
import { smallPrint } from './footer-parts.ts'

/** The name as wide as the page, as far as its number of letters lets it; no smaller than a title. */
const hugeName = (): WireNode =>
  box(
    'div',
    { name: 'Name', style: { 'container-type': 'inline-size', 'margin-block': 'var(--s6) var(--s5)' } },
    [
      {
        componentName: 'BusinessName',
        props: {
          fit: true,
          elementStyle: {
            margin: 0,
            'font-family': 'var(--f-title)',
            'font-size':
              'max(var(--t-2), min(max(var(--t-4), min(22rem, 172cqi / var(--w2-letters, 12))), 165cqi / var(--w2-longest, 8)))',
            'font-weight': 'var(--title-weight)',
            'letter-spacing': 'var(--title-tracking)',
            'text-transform': 'var(--title-case)',
            'line-height': '1',
            'overflow-wrap': 'anywhere',
            'text-wrap': 'balance',
          },
        },
        children: [],
        addition: { name: 'Name' },
      },
    ],
  )

/** One row of facts, and the name over the whole width below. */
export const name: LibrarySection = {
  id: 'footer/name',
  kind: 'footer',
  name: 'The name over the whole width',
  tones: ['deep', 'tint', 'paper', 'brand'],
  content: siteFooter,
  make: (content, look) =>
    bleedBand(
      {
        name: 'Footer',
        tag: 'footer',
        ...look,
        style: { padding: `var(--s7) ${pageMargin} var(--s5)`, ...(content.art && { overflow: 'clip' }) },
      },
      [
        ...(content.art
          ? [
              box(
                'div',
                {
                  name: 'Edge',
                  style: {
                    height: 'clamp(3rem, 6.6vw, 8rem)',
                    margin: 'calc(-1 * var(--s7)) calc(50% - 50vw) var(--s6)',
                  },
                },
                [art(content.art)],
              ),
            ]
          : []),
        box(
          'div',
          {
            name: 'Facts',
            style: {
              display: 'flex',
              'flex-wrap': 'wrap',
              'align-items': 'center',
              'justify-content': 'space-between',
              gap: 'var(--s2) var(--s7)',
            },
            mobile: { 'flex-direction': 'column', 'align-items': 'flex-start' },
          },
          [
            smallPhone(),
            mailLink({ style: { color: 'inherit' } }),
            text('[[{nap.address}]]', { name: 'Address' }),
            business('Socials', { style: { 'font-size': stepSize(0) } }),
          ],
        ),
        hugeName(),
        smallPrint(content),
      ],
    ),
}
