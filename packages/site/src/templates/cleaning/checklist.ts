import type { SectionItem } from '../../library/section-content.ts'

/** The usual work in each room; the owner confirms it. */
export const rooms: readonly SectionItem[] = [
  {
    name: 'Kitchen',
    lines: ['Counters', 'Stove top', 'Sink and faucet', 'Fronts', 'Floor', 'Trash out'],
  },
  {
    name: 'Bath',
    lines: ['Basin', 'Toilet', 'Shower and glass', 'Mirror', 'Tiles within reach', 'Floor'],
  },
  { name: 'Bedroom', lines: ['Surfaces dusted', 'Bed made', 'Mirror', 'Sill', 'Floor'] },
  { name: 'Living room', lines: ['Surfaces', 'Cushions', 'Switches and handles', 'Floor'] },
  { name: 'Office', lines: ['Desks as left', 'Kitchen', 'Restrooms', 'Bins', 'Floor'] },
]

const everyVisit = [
  'Surfaces, switches, and handles',
  'Kitchen: counters, stove top, sink',
  'Bath: basin, toilet, shower',
]
const everyFloor = ['Floors vacuumed and mopped', 'Trash out']
const edges = ['Baseboards and door frames', 'Behind what can be moved', 'Oven inside']

/** Kinds of cleaning, with the lines that usually belong to each. */
export const kinds: readonly SectionItem[] = [
  { name: 'Regular', lines: [...everyVisit, ...everyFloor, 'Beds made'] },
  { name: 'Deep', lines: [...everyVisit, ...everyFloor, 'Beds made', ...edges] },
  {
    name: 'Move-out',
    lines: [...everyVisit, ...everyFloor, ...edges, 'Refrigerator inside', 'Cabinets and closets inside'],
  },
]
