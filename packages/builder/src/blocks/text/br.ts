import type { BlockType } from '../block-type.ts'
import { elementOf } from '../element.ts'

export const br: BlockType = {
  name: 'Br',
  label: 'Line break',
  group: 'text',
  inPalette: true,
  defaults: { elementStyle: {} },
  rules: {},
  editableText: [],
  tag: () => 'br',
  view: (record) => elementOf(record, 'br', {}, []),
}
