import type { LibrarySection } from '../../library-section.ts'
import { textLink } from '../../parts/actions.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { row } from '../../parts/site-frame.ts'
import { note } from '../../parts/texts.ts'
import { announcement } from './announcement.ts'

/** One line with a link at its end. */
export const line: LibrarySection = {
  id: 'bar/line',
  kind: 'bar',
  name: 'One line',
  tones: ['deep', 'brand', 'tint'],
  content: announcement,
  make: ({ title, lead, actions }, look) =>
    bleedBand(
      {
        name: 'Announcement',
        tag: 'aside',
        ...look,
        style: { padding: '0 var(--gutter)' },
        attributes: { 'aria-label': 'Announcement' },
      },
      [
        pageWidth([
          row(
            'Line',
            [
              row(
                'Message',
                [
                  note(title, {
                    name: 'Occasion',
                    style: { color: 'inherit', 'font-weight': 'var(--strong-weight)' },
                  }),
                  ...(lead ? [note(lead, { name: 'Text', style: { color: 'inherit' } })] : []),
                ],
                { style: { 'flex-wrap': 'wrap', gap: '0 var(--s3)', 'padding-block': 'var(--s2)' } },
              ),
              ...actions.slice(0, 1).map((action) =>
                textLink(action, {
                  style: { 'font-size': 'var(--t--1)', 'flex-shrink': '0', color: 'inherit' },
                }),
              ),
            ],
            {
              style: { 'justify-content': 'space-between', 'min-height': 44 },
              mobile: { 'flex-direction': 'column', 'align-items': 'flex-start', 'row-gap': 0 },
            },
          ),
        ]),
      ],
    ),
}
