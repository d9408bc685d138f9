import type { BlockType } from '../block-type.ts'
import { childrenOrText, elementOf, definedAttributes, textProp } from '../element.ts'

/** Without a type, a button submits the form it is in, and does nothing elsewhere. */
export const button: BlockType = {
  name: 'Button',
  label: 'Button',
  group: 'form',
  inPalette: true,
  defaults: {
    content: 'Button',
    elementStyle: {
      'font-size': '16px',
      'padding-top': '10px',
      'padding-right': '20px',
      'padding-bottom': '10px',
      'padding-left': '20px',
      'border-radius': '6px',
    },
  },
  rules: {},
  editableText: ['content'],
  tag: () => 'button',
  view: (record) =>
    elementOf(
      record,
      'button',
      definedAttributes({ type: textProp(record.props.type) }),
      childrenOrText(record),
    ),
}
