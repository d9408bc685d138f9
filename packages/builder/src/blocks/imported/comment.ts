import type { BlockType } from '../block-type.ts'
import { textProp } from '../element.ts'

export const comment: BlockType = {
  name: 'Comment',
  label: 'Comment',
  group: 'text',
  inPalette: false,
  defaults: { content: '' },
  rules: {},
  editableText: [],
  tag: () => '',
  view: (record) => ({ kind: 'comment', text: textProp(record.props.content) }),
}
