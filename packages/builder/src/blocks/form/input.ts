import type { BlockType } from '../block-type.ts'
import { elementOf, definedAttributes, textProp } from '../element.ts'

const withoutPlaceholder = new Set(['radio', 'checkbox'])

/** Choices in the property panel; imports can contain others. */
export const inputTypes = ['text', 'number', 'email', 'radio', 'checkbox'] as const

/** Returns the width of an input that was just given this type. */
export const inputWidth = (type: string): string =>
  withoutPlaceholder.has(type) ? 'auto' : type === 'number' ? '75px' : '300px'

export const input: BlockType = {
  name: 'Input',
  label: 'Input',
  group: 'form',
  inPalette: true,
  defaults: { type: 'text', placeholder: 'Input', elementStyle: { width: '300px', 'font-size': '16px' } },
  rules: {},
  editableText: [],
  tag: () => 'input',
  view: (record) => {
    const type = textProp(record.props.type)
    const placeholder = withoutPlaceholder.has(type) ? undefined : textProp(record.props.placeholder)
    return elementOf(record, 'input', definedAttributes({ type, placeholder }), [])
  },
}
