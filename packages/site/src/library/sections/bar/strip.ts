import type { WireNode } from '@web2/builder'
import { box, link, type Look } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { figureStyle, stepSize, text } from '../../parts/texts.ts'
import { announcement } from './announcement.ts'

/** Line between cells: before the later ones, or above them on phones. */
const between = { style: { 'border-inline-start': hairline } } as const
const betweenOnPhones = { 'border-inline-start': 'none', 'border-top': hairline } as const

const cell = (name: string, share: number, content: WireNode, look: Look = {}): WireNode =>
  box(
    'div',
    {
      name,
      style: {
        // large text takes more than one line of a narrow window
        flex: `${share} 1 ${3 * share}rem`,
        'min-width': 0,
        display: 'flex',
        'align-items': 'center',
        padding: 'var(--s3) var(--s5)',
        ...look.style,
      },
      tablet: { 'padding-inline': 'var(--s4)' },
      mobile: { flex: '1 1 100%', padding: 'var(--s3) var(--gutter)', ...look.mobile },
    },
    [content],
  )

/** Three cells: what happened, what to do, and the number; without a number, the way to write. */
export const strip: LibrarySection = {
  id: 'bar/strip',
  kind: 'bar',
  name: 'Occasion, advice and number',
  tones: ['brand', 'deep'],
  content: announcement,
  make: ({ title, lead, actions: [action] }, look) =>
    bleedBand(
      {
        name: 'Announcement',
        tag: 'aside',
        ...look,
        style: {
          display: 'flex',
          'align-items': 'stretch',
          'flex-wrap': 'wrap',
          'min-height': '4rem',
          'padding-inline': 'calc(max(var(--gutter), (100% - var(--w-page)) / 2) - var(--s5))',
        },
        tablet: { 'padding-inline': 0 },
        attributes: { 'aria-label': 'Announcement' },
      },
      [
        cell('Occasion', 3, text(title, { style: { 'font-weight': 'var(--strong-weight)' } }), {
          mobile: { 'border-top': hairline },
        }),
        ...(lead ? [cell('Advice', 5, text(lead), { ...between, mobile: betweenOnPhones })] : []),
        ...(action
          ? [
              link(`[[{nap.phone}||${action.label}]]`, `[[tel:{nap.phone}||${action.href}]]`, {
                name: 'Call or write',
                style: {
                  flex: '4 1 auto',
                  display: 'flex',
                  'align-items': 'center',
                  'justify-content': 'flex-end',
                  'box-sizing': 'border-box',
                  'min-height': 56,
                  padding: 'var(--s2) var(--s5)',
                  ...between.style,
                  ...figureStyle,
                  'font-size': stepSize(3),
                  'line-height': '1',
                  color: 'inherit',
                  'text-decoration-thickness': 'var(--link-w)',
                  'text-underline-offset': '0.15em',
                },
                tablet: { 'padding-inline': 'var(--s4)' },
                mobile: {
                  order: '-1',
                  flex: '1 1 100%',
                  'justify-content': 'flex-start',
                  'border-inline-start': 'none',
                  'padding-inline': 'var(--gutter)',
                },
              }),
            ]
          : []),
      ],
    ),
}
