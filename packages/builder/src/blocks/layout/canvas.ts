import type { BlockType } from '../block-type.ts'
import { childrenOrText, elementOf } from '../element.ts'
import { takesChildren } from './takes-children.ts'

const tagOf: BlockType['tag'] = ({ addition }) => addition.tag ?? 'div'

export const canvas: BlockType = {
  name: 'Canvas',
  label: 'Canvas',
  group: 'layout',
  inPalette: true,
  defaults: {
    elementStyle: {
      width: '100%',
      height: 'auto',
      'background-color': 'transparent',
      'background-image': 'none',
      'background-position': 'center',
      'background-repeat': 'no-repeat',
      'background-size': 'cover',
      'padding-top': '0px',
      'padding-right': '0px',
      'padding-bottom': '0px',
      'padding-left': '0px',
      'margin-top': '0px',
      'margin-right': 'auto',
      'margin-bottom': '0px',
      'margin-left': 'auto',
      'box-sizing': 'border-box',
      'box-shadow': { x: 0, y: 0, blur: 0, spread: 0, color: '#000000' },
    },
  },
  rules: { canvas: takesChildren },
  editableText: ['content'],
  tag: tagOf,
  view: (record) => elementOf(record, tagOf(record), {}, childrenOrText(record)),
}
