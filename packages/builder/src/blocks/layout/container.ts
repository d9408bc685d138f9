import type { BlockType } from '../block-type.ts'
import { childrenOrText, elementOf } from '../element.ts'
import { takesChildren } from './takes-children.ts'

const tagOf: BlockType['tag'] = ({ addition }) => addition.tag ?? 'div'

export const container: BlockType = {
  name: 'Container',
  label: 'Container',
  group: 'layout',
  inPalette: true,
  defaults: {
    elementStyle: {
      width: '100%',
      'padding-top': '12px',
      'padding-right': '12px',
      'padding-bottom': '12px',
      'padding-left': '12px',
      'background-color': 'transparent',
      'box-sizing': 'border-box',
    },
  },
  rules: { canvas: takesChildren },
  editableText: ['content'],
  tag: tagOf,
  view: (record) => elementOf(record, tagOf(record), {}, childrenOrText(record)),
}
