import type { WireNode } from '@web2/builder'
import { element } from '../../../templates/nodes.ts'
import { sceneAt } from '../../art/scenes.ts'
import { band } from '../../parts/band.ts'
import { rule } from '../../parts/lines.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { itemTitle, text, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { furtherRows } from './further-rows.ts'
import { services } from './services.ts'

interface Tile {
  readonly columns: readonly [from: number, through: number]
  readonly rows: readonly [from: number, through: number]
  /** Ratio of the picture; tiles without one are text below a rule. */
  readonly ratio?: string
}

const one: Tile = { columns: [1, 12], rows: [1, 1], ratio: '21 / 9' }
const large: Tile = { columns: [1, 7], rows: [1, 2], ratio: '3 / 2' }
const upper: Tile = { columns: [8, 12], rows: [1, 1] }
const lower: Tile = { columns: [8, 12], rows: [2, 2] }

/** Tiles by the number of services; further ones become rows. */
const tilesOf: readonly (readonly Tile[])[] = [
  [],
  [one],
  [large, { ...upper, rows: [1, 2] }],
  [large, upper, lower],
  [
    { ...large, rows: [1, 1] },
    upper,
    { columns: [1, 5], rows: [2, 2] },
    { columns: [6, 12], rows: [2, 2], ratio: '21 / 9' },
  ],
  [
    large,
    upper,
    lower,
    { columns: [1, 4], rows: [3, 3] },
    { columns: [5, 12], rows: [3, 3], ratio: '21 / 9' },
  ],
]

const service = (content: SectionContent, item: SectionItem, at: number, tile: Tile): WireNode => {
  const { columns, rows, ratio } = tile
  const image =
    ratio && item.picture
      ? [pictureSlot(item.picture, sceneAt(at), ratio, { 'margin-bottom': 'var(--s4)' })]
      : []
  return element(
    'li',
    {
      name: 'Service',
      ...sampleMark(content),
      style: {
        'grid-column': `${columns[0]} / ${columns[1] + 1}`,
        'grid-row': `${rows[0]} / ${rows[1] + 1}`,
        ...(image.length === 0 && { 'border-top': rule, 'padding-top': 'var(--s4)' }),
      },
      tablet: { 'grid-column': image.length > 0 ? '1 / -1' : 'auto', 'grid-row': 'auto' },
      mobile: { 'grid-column': '1 / -1' },
    },
    [
      ...image,
      itemTitle(3, item),
      ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s3)' } })] : []),
    ],
  )
}

/** Services of unlike size: pictures for the first and the last, words below a rule for the others. */
export const mosaic: LibrarySection = {
  id: 'services/mosaic',
  kind: 'services',
  name: 'Mosaic of unlike tiles',
  tones: ['paper', 'tint', 'deep'],
  content: services,
  make: (content, look) => {
    const tiles = tilesOf[Math.min(content.items.length, tilesOf.length - 1)] ?? []
    return band({ name: 'Services', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s7)', 'max-width': '48rem' } }),
      element(
        'ul',
        {
          name: 'Mosaic',
          style: {
            display: 'grid',
            'grid-template-columns': 'repeat(12, minmax(0, 1fr))',
            gap: 'var(--s7) var(--gap)',
            'list-style': 'none',
            margin: 0,
            padding: 0,
          },
          tablet: { 'grid-template-columns': 'repeat(2, minmax(0, 1fr))' },
          mobile: { 'grid-template-columns': 'minmax(0, 1fr)', 'row-gap': 'var(--s6)' },
        },
        tiles.flatMap((tile, at) => {
          const item = content.items[at]
          return item ? [service(content, item, at, tile)] : []
        }),
      ),
      ...furtherRows(content, content.items.slice(tiles.length)),
    ])
  },
}
