import type { BlockType } from '../block-type.ts'
import { childrenOrText, elementOf } from '../element.ts'
import { takesChildren } from './takes-children.ts'

const tagOf: BlockType['tag'] = ({ addition }) => addition.tag ?? 'div'

/** Container that takes all remaining space of its parent. */
export const containerFill: BlockType = {
  name: 'ContainerFill',
  label: 'Full-size container',
  group: 'layout',
  inPalette: true,
  defaults: {
    elementStyle: {
      width: '100%',
      height: '100%',
      'flex-grow': 1,
      'min-height': '48px',
      'background-color': 'transparent',
      'box-sizing': 'border-box',
    },
  },
  rules: { canvas: takesChildren },
  editableText: ['content'],
  tag: tagOf,
  view: (record) => elementOf(record, tagOf(record), {}, childrenOrText(record)),
}
