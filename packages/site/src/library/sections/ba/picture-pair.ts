import type { WireNode } from '@web2/builder'
import { element } from '../../../templates/nodes.ts'
import type { PlainStyle } from '../../../templates/template.ts'
import { roomAfter, roomBefore } from '../../art/room-states.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { withTone } from '../../parts/with-tone.ts'
import { label } from '../../parts/texts.ts'
import type { SectionContent } from '../../section-content.ts'

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
