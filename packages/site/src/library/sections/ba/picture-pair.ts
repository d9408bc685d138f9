import type { WireNode } from '@web2/builder'
import { element } from '../../../templates/nodes.ts'
import type { PlainStyle } from '../../../templates/template.ts'
import { roomAfter, roomBefore } from '../../art/room-states.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { withTone } from '../../parts/with-tone.ts'
import { label, title } from '../../parts/texts.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'

export const stateNames = ['Before', 'After'] as const

/** Returns the pictures of an item: before, then after. An item may have one or none. */
export const pairOf = (
  { pictures }: SectionContent,
  at: number,
  ratio: string,
  style: PlainStyle = {},
): readonly WireNode[] =>
  pictures
    .slice(2 * at, 2 * at + 2)
    .map((wish, state) => pictureSlot(wish, state === 0 ? roomBefore : roomAfter, ratio, style))

/** Returns a small plate with the name of a state, on the surface of the page. */
export const statePlate = (state: 0 | 1, style: PlainStyle = {}): WireNode =>
  withTone(
    element('div', { name: 'Plate', style: { padding: 'var(--s2) var(--s4)', ...style } }, [
      label(stateNames[state], { style: { color: 'var(--tone-text)' } }),
    ]),
    'paper',
  )

type PairRow = (content: SectionContent, item: SectionItem, at: number) => WireNode

/** Returns what makes a section of a title and a row for each pair. */
export const pairRows =
  (row: PairRow): LibrarySection['make'] =>
  (content, look) =>
    band({ name: 'Before and after', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s7)' } }),
      ...content.items.map((item, at) => {
        const whole = row(content, item, at)
        return { ...whole, addition: { ...whole.addition, ...sampleMark(content) } }
      }),
    ])
