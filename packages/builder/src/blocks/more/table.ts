import type { BlockType } from '../block-type.ts'
import { classesOf, elementOf, textProp } from '../element.ts'
import { markOf, taken, takenClass } from '../mark.ts'

export const tableLooks = ['lines', 'grid', 'stripes'] as const

const line = 'var(--c-line,color-mix(in srgb,currentColor 22%,transparent))'

/** Wide tables scroll inside themselves, by the keyboard as well. */
const css =
  '.w2-table{max-width:100%;overflow-x:auto}.w2-table:focus-visible{outline:2px solid currentColor;outline-offset:2px}' +
  '.w2-table>table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}' +
  '.w2-table caption{padding-bottom:8px;text-align:start;font-weight:600}' +
  `.w2-table :is(th,td){min-width:88px;padding:10px 12px;text-align:start;vertical-align:top;border-bottom:1px solid ${line}}` +
  '.w2-table th{font-weight:600}.w2-table thead th{border-bottom-width:2px}' +
  `.w2-table-grid :is(th,td){border:1px solid ${line}}` +
  '.w2-table-stripes tbody tr:nth-child(odd){background:var(--c-tint,color-mix(in srgb,currentColor 6%,transparent))}'

/** Table that scrolls sideways where it is too wide; its rows and cells are elements inside. */
export const table: BlockType = {
  name: 'Table',
  label: 'Table',
  group: 'more',
  inPalette: false,
  defaults: { look: 'lines', label: '', elementStyle: {} },
  rules: { canvas: false },
  editableText: [],
  css,
  mark: markOf('w2-table', { look: takenClass('w2-table-'), label: taken('aria-label') }, [
    'role',
    'tabindex',
  ]),
  tag: () => 'div',
  view: (record) => {
    const look = tableLooks.find((each) => each === record.props.look) ?? 'lines'
    const own = {
      class: classesOf(record, 'w2-table', `w2-table-${look}`),
      role: 'region',
      'aria-label': textProp(record.props.label) || 'Table',
      tabindex: '0',
    }
    return elementOf(record, 'div', own, 'children')
  },
}
