import type { WireNode } from '@web2/builder'
import { box } from '../../../templates/nodes.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { rule } from '../../parts/lines.ts'
import { label, note, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { beforeAfter } from './pairs-content.ts'
import { pairOf, pairRows, stateNames } from './picture-pair.ts'

/** Rows of one height would read as a table. */
const ratios = ['1 / 1', '3 / 2'] as const

const row = (content: SectionContent, item: SectionItem, at: number): WireNode => {
  const pictures = pairOf(content, at, ratios[at % ratios.length] ?? '1 / 1', { 'border-radius': 0 })
  return twelve(
    [
      cell('Label', span(1, 3), [
        title('h3', 2, item.name),
        ...(item.text ? [note(item.text, { style: { 'margin-top': 'var(--s3)' } })] : []),
      ]),
      cell('Pictures', span(4, 12), [
        box(
          'div',
          {
            name: 'Pair of images',
            style: {
              display: 'grid',
              'grid-template-columns': `repeat(${pictures.length}, minmax(0, 1fr))`,
            },
            mobile: { 'grid-template-columns': 'minmax(0, 1fr)', 'row-gap': '2px' },
          },
          pictures.map((image, state) =>
            box('div', { name: stateNames[state] ?? 'Picture' }, [
              image,
              label(stateNames[state] ?? '', { style: { 'padding-block': 'var(--s2)' } }),
            ]),
          ),
        ),
      ]),
    ],
    { 'border-top': rule, 'padding-block': 'var(--s5) var(--s6)', 'row-gap': 'var(--s4)' },
    'Pair',
  )
}

/** Rows of two pictures that share an edge, with a narrow label. */
export const pairs: LibrarySection = {
  id: 'ba/pairs',
  kind: 'ba',
  name: 'Rows of two images',
  tones: ['paper', 'tint', 'deep'],
  content: beforeAfter,
  make: pairRows(row),
}
