import type { WireNode } from '@web2/builder'
import { box, element } from '../../../templates/nodes.ts'
import type { PlainStyle } from '../../../templates/template.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { text, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { beforeAfter } from './pairs-content.ts'
import { pairOf, pairRows, statePlate } from './picture-pair.ts'

/** Width of what scrolls in the frame, in widths of the frame: at first a third of the second picture is seen. */
const track = 5 / 3
const start = 2 / 3

const layer: PlainStyle = { 'grid-area': '1 / 1', width: '100%' }
const held: PlainStyle = { position: 'sticky', 'inset-inline-start': 0, width: `${100 / track}%` }

const percent = (share: number): string => `${((100 * share) / track).toFixed(3)}%`

/**
 * Returns two pictures exactly over each other. Both stay in place while the frame is scrolled sideways, and the edge
 * of the second one moves across the first.
 */
const frame = (pictures: readonly WireNode[], name: string): WireNode => {
  const [before, after] = pictures
  if (!before || !after) return box('div', { name: 'Frame' }, pictures)
  return element(
    'div',
    {
      name: 'Frame',
      style: {
        'overflow-x': 'auto',
        'overflow-y': 'hidden',
        'border-radius': 'var(--r-m)',
        'scrollbar-color': 'var(--tone-text) var(--tone-rule)',
      },
    },
    [
      box('div', { name: 'Track', style: { display: 'grid', width: `${100 * track}%` } }, [
        box('div', { name: 'First state', style: layer }, [
          box('div', { name: 'Image and plate', style: held }, [
            before,
            statePlate(0, { position: 'absolute', 'inset-block-end': 0, 'inset-inline-start': 0 }),
          ]),
        ]),
        box(
          'div',
          { name: 'Second state', style: { ...layer, 'clip-path': `inset(0 0 0 ${percent(start)})` } },
          [
            box('div', { name: 'Image and plate', style: held }, [
              after,
              statePlate(1, { position: 'absolute', 'inset-block-end': 0, 'inset-inline-end': 0 }),
            ]),
          ],
        ),
        box(
          'div',
          {
            name: 'Edge',
            style: {
              'grid-area': '1 / 1',
              'justify-self': 'start',
              position: 'relative',
              'inset-inline-start': percent(start),
              width: '4px',
              'margin-inline-start': '-2px',
              'background-color': 'var(--tone-bg)',
            },
          },
          [],
        ),
      ]),
    ],
    { tabindex: '0', role: 'region', 'aria-label': name, dir: 'ltr' },
  )
}

const row = (content: SectionContent, item: SectionItem, at: number): WireNode => {
  return twelve(
    [
      cell('Pictures', span(1, 9), [
        frame(pairOf(content, at, '3 / 2', { 'border-radius': 0 }), `Before and after: ${item.name}`),
      ]),
      cell('Notes', span(10, 12), [
        title('h3', 2, item.name),
        ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s3)' } })] : []),
      ]),
    ],
    { 'align-items': 'end', 'row-gap': 'var(--s4)', ...(at > 0 && { 'margin-top': 'var(--s8)' }) },
    'Pair',
  )
}

/** Two pictures over each other; scrolling the frame sideways moves the edge between them. */
export const wipe: LibrarySection = {
  id: 'ba/wipe',
  kind: 'ba',
  name: 'Edge that moves over the image',
  tones: ['paper', 'tint', 'deep'],
  content: beforeAfter,
  make: pairRows(row),
}
