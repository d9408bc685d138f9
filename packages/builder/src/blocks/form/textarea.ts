import type { BlockType } from '../block-type.ts'
import { childrenOrText, elementOf, definedAttributes, textProp } from '../element.ts'

export const textarea: BlockType = {
  name: 'Textarea',
  label: 'Textarea',
  group: 'form',
  inPalette: true,
  defaults: { rows: '5', placeholder: 'Textarea', elementStyle: { width: '300px', 'max-width': '100%' } },
  rules: {},
  editableText: [],
  tag: () => 'textarea',
  view: (record) => {
    const own = definedAttributes({
      rows: textProp(record.props.rows),
      placeholder: textProp(record.props.placeholder),
    })
    return elementOf(record, 'textarea', own, childrenOrText(record))
  },
}
