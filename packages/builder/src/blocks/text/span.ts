import type { BlockType } from '../block-type.ts'
import { childrenOrText, elementOf } from '../element.ts'
import { breaksLongWords } from './long-words.ts'

export const span: BlockType = {
  name: 'Span',
  label: 'Span',
  group: 'text',
  inPalette: true,
  defaults: { content: 'Span text', elementStyle: { 'font-size': '14px', ...breaksLongWords } },
  rules: {},
  editableText: ['content'],
  tag: () => 'span',
  view: (record) => elementOf(record, 'span', {}, childrenOrText(record)),
}
