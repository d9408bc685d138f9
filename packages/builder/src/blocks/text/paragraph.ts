import type { BlockType } from '../block-type.ts'
import { childrenOrText, elementOf } from '../element.ts'
import { breaksLongWords } from './long-words.ts'

export const paragraph: BlockType = {
  name: 'Paragraph',
  label: 'Paragraph',
  group: 'text',
  inPalette: true,
  defaults: {
    content:
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore ' +
      'magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip.',
    elementStyle: { 'font-size': '14px', 'line-height': '21px', ...breaksLongWords },
  },
  rules: {},
  editableText: ['content'],
  tag: () => 'p',
  view: (record) => elementOf(record, 'p', {}, childrenOrText(record)),
}
