import type { BlockType } from '../block-type.ts'
import { elementOf, definedAttributes, textProp } from '../element.ts'

const withoutPlaceholder = new Set(['radio', 'checkbox'])

/** The choices of the property panel; imports bring others. */
export const inputTypes = ['text', 'number', 'email', 'radio', 'checkbox'] as const

/** Width of an input that has just got this type. */
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
