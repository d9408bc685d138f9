import { box } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { sceneAt } from '../../art/scenes.ts'
import { bleedBand, sectionSpace, spaced } from '../../parts/band.ts'
import { bleedGrid, fromStart, within } from '../../parts/bleed.ts'
import { cell } from '../../parts/columns.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { lead, text, title } from '../../parts/texts.ts'
import type { PlainStyle } from '../../../templates/template.ts'
import type { PictureWish } from '../../section-content.ts'
import { about } from './about-content.ts'

interface Hung {
  readonly ratio: string
  readonly columns: string
  readonly style: PlainStyle
}

/** Pictures of unlike size; the last one reaches the window's edge. */
const hung: readonly Hung[] = [
  { ratio: '3 / 2', columns: '2 / 9', style: { 'align-self': 'end' } },
  { ratio: '1 / 1', columns: '9 / 12', style: { 'align-self': 'end' } },
  { ratio: '2 / 3', columns: '12 / -1', style: { 'align-self': 'start' } },
]

const places = (pictures: readonly PictureWish[]) =>
  pictures.length === 1
    ? [
        cell(
          'Picture',
          fromStart(12),
          pictures.map((wish) => pictureSlot(wish, sceneAt(4), '21 / 9')),
        ),
      ]
    : pictures.slice(0, hung.length).map((wish, at) => {
        const { ratio, columns, style } = hung[at] ?? { ratio: '1 / 1', columns: 'auto', style: {} }
        return box(
          'div',
          {
            name: 'Image place',
            style: { 'grid-column': columns, ...style },
            tablet: { 'grid-column': at === 0 ? '1 / -1' : 'auto' },
          },
          [pictureSlot(wish, sceneAt(at), ratio)],
        )
      })

/** Three pictures of a place of work, and a text in two columns below. */
export const workshop: LibrarySection = {
  id: 'about/workshop',
  kind: 'about',
  name: 'Three images of the place',
  tones: ['paper', 'tint', 'deep'],
  content: about,
  make: (content, look) => {
    const pictures = bleedGrid(places(content.pictures), { 'margin-bottom': 'var(--s7)' }, 'Pictures')
    return bleedBand({ name: 'About', ...look, style: sectionSpace(), attributes: spaced }, [
      {
        ...pictures,
        props: {
          ...pictures.props,
          breakpoints: {
            tablet: {
              'grid-template-columns': 'minmax(0, 3fr) minmax(0, 2fr)',
              'row-gap': 'var(--gap)',
              'padding-inline': 'var(--gutter)',
            },
          },
        },
      },
      bleedGrid(
        [
          cell('Words', within(1, 8), [
            title('h2', 4, content.title),
            ...(content.lead ? [lead(content.lead, { style: { 'margin-top': 'var(--s4)' } })] : []),
            box(
              'div',
              {
                name: 'Text',
                style: { columns: '2 18rem', 'column-gap': 'var(--s7)', 'margin-top': 'var(--s6)' },
              },
              content.items.flatMap((item) =>
                item.text
                  ? [text(item.text, { style: { 'margin-bottom': 'var(--s4)', 'break-inside': 'avoid' } })]
                  : [],
              ),
            ),
          ]),
        ],
        {},
        'Words',
      ),
    ])
  },
}
