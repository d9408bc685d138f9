import { bustAt } from '../../art/people.ts'
import { bleedBand, sectionSpace, spaced } from '../../parts/band.ts'
import { bleedGrid, fromStart, within } from '../../parts/bleed.ts'
import { cell } from '../../parts/columns.ts'
import { fitStep } from '../../parts/fit.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { label, lead, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import { people } from './people.ts'

/** One person: a tall picture at the window's edge, the name large across its side, and a text. */
export const one: LibrarySection = {
  id: 'team/one',
  kind: 'team',
  name: 'One person, large',
  tones: ['paper', 'tint'],
  content: people,
  make: (content, look) => {
    const [item] = content.items
    const shown = item
      ? [
          ...(item.picture
            ? [
                cell(
                  'Picture',
                  fromStart(5),
                  [pictureSlot(item.picture, bustAt(1), '4 / 5', { 'border-radius': 0 })],
                  {
                    style: { 'grid-row': '1 / 4' },
                    tablet: { 'grid-row': 'auto', 'margin-inline': 'calc(-1 * var(--gutter)) 25%' },
                  },
                ),
              ]
            : []),
          cell(
            'Name',
            within(5, 12),
            [
              ...(item.label
                ? [label(item.label, { ...sampleMark(content), style: { 'margin-bottom': 'var(--s2)' } })]
                : []),
              title('h3', fitStep(6, item.name), item.name, sampleMark(content)),
            ],
            {
              style: {
                'grid-row': '2',
                position: 'relative',
                'background-color': 'var(--tone-bg)',
                'padding-block': 'var(--s5) var(--s4)',
                'padding-inline': 'var(--s6) 0',
                'margin-inline-end': 'var(--gap)',
              },
              tablet: {
                'grid-row': 'auto',
                'padding-block': 'var(--s5) 0',
                'padding-inline': 0,
                'margin-inline-end': 0,
                'margin-top': 'calc(-1 * var(--s8))',
                'padding-inline-end': 'var(--s5)',
              },
            },
          ),
          cell('Text', within(7, 11), item.text ? [lead(item.text, sampleMark(content))] : [], {
            style: { 'grid-row': '3', 'padding-bottom': 'var(--s6)' },
            tablet: { 'grid-row': 'auto' },
          }),
        ]
      : []
    const person = bleedGrid(
      shown,
      { 'grid-template-rows': '1fr auto auto', 'row-gap': 'var(--s4)' },
      'Person',
    )
    return bleedBand({ name: 'Team', ...look, style: sectionSpace(), attributes: spaced }, [
      bleedGrid(
        [cell('Heading', within(1, 10), [title('h2', 2, content.title)])],
        { 'margin-bottom': 'var(--s5)' },
        'Heading',
      ),
      { ...person, addition: { ...person.addition, ...sampleMark(content) } },
    ])
  },
}
