import type { BlockType } from '../block-type.ts'
import { text, textProp } from '../element.ts'

/** Bare text between elements, as in imports and rich paragraphs. */
export const bareText: BlockType = {
  name: 'Text',
  label: 'Text',
  group: 'text',
  inPalette: false,
  defaults: { content: '' },
  rules: {},
  editableText: ['content'],
  tag: () => '',
  view: (record) => text(textProp(record.props.content)),
}
