import type { WireNode } from '@web2/builder'
import { box, element } from '../../../templates/nodes.ts'
import { bustAt } from '../../art/people.ts'
import { band } from '../../parts/band.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { label, note, title } from '../../parts/texts.ts'
import type { PlainStyle } from '../../../templates/template.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { people } from './people.ts'
import { rollRows } from './roll-rows.ts'

/** Places of a row of three, of unlike width and height on the wall; further rows are shifted. */
const places: readonly PlainStyle[] = [
  { 'grid-column': '1 / 6' },
  { 'grid-column': '6 / 9', 'margin-top': 'var(--s9)' },
  { 'grid-column': '9 / 13', 'margin-top': 'var(--s6)' },
  { 'grid-column': '1 / 4', 'margin-top': 'var(--s6)' },
  { 'grid-column': '4 / 9' },
  { 'grid-column': '9 / 13', 'margin-top': 'var(--s8)' },
]

const person = (content: SectionContent, item: SectionItem, at: number): WireNode =>
  element(
    'li',
    {
      name: 'Person',
      ...sampleMark(content),
      style: places[at] ?? {},
      mobile: { flex: '0 0 76%', 'margin-top': 0, 'scroll-snap-align': 'start' },
    },
    [
      ...(item.picture ? [pictureSlot(item.picture, bustAt(at), '4 / 5')] : []),
      box('div', { name: 'Words', style: { 'padding-top': 'var(--s4)' } }, [
        ...(item.label
          ? [label(item.label, { ...sampleMark(content), style: { 'margin-bottom': 'var(--s1)' } })]
          : []),
        title('h3', 2, item.name, sampleMark(content)),
        ...(item.text
          ? [note(item.text, { ...sampleMark(content), style: { 'margin-top': 'var(--s2)' } })]
          : []),
      ]),
    ],
  )

/** Tall portraits of unlike size; on phones a strip to swipe. */
export const portraits: LibrarySection = {
  id: 'team/portraits',
  kind: 'team',
  name: 'Staggered portraits',
  tones: ['paper', 'tint', 'deep'],
  content: people,
  make: (content, look) =>
    band({ name: 'Team', ...look, style: { overflow: 'hidden' } }, [
      title('h2', 4, content.title, { style: { 'max-width': '40rem', 'margin-bottom': 'var(--s7)' } }),
      element(
        'ul',
        {
          name: 'Portraits',
          style: {
            display: 'grid',
            'grid-template-columns': 'repeat(12, minmax(0, 1fr))',
            gap: 'var(--s7) var(--gap)',
            'align-items': 'start',
            'list-style': 'none',
            margin: 0,
            padding: 0,
          },
          mobile: {
            display: 'flex',
            gap: 'var(--s4)',
            'overflow-x': 'auto',
            'scroll-snap-type': 'x proximity',
            'scroll-padding-inline': 'var(--gutter)',
            'margin-inline': 'calc(-1 * var(--gutter))',
            'padding-inline': 'var(--gutter)',
          },
        },
        content.items.slice(0, places.length).map((item, at) => person(content, item, at)),
        { tabindex: '0', 'aria-label': 'Portraits' },
      ),
      ...(content.items.length > places.length
        ? [
            box('div', { name: 'Further people', style: { 'margin-top': 'var(--s8)' } }, [
              rollRows(content, content.items.slice(places.length)),
            ]),
          ]
        : []),
    ]),
}
