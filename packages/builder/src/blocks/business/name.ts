import { elementOf, text } from '../element.ts'
import { lettersOf } from './letters.ts'
import { businessBlock } from './business-block.ts'

export const businessName = businessBlock({
  name: 'BusinessName',
  label: 'Business name',
  tag: 'p',
  elementStyle: { 'font-size': '20px', 'font-weight': 'bold' },
  show: (record, { businessName: name }) =>
    name ? elementOf(record, record.addition.tag ?? 'p', lettersOf(name, record.props), [text(name)]) : null,
})
