import { addressLines } from '../../bindings/address.ts'
import { elementOf, innerElement, text } from '../element.ts'
import { businessBlock } from './business-block.ts'

export const businessAddress = businessBlock({
  name: 'BusinessAddress',
  label: 'Address',
  tag: 'address',
  elementStyle: { 'font-style': 'normal', 'line-height': '1.5' },
  show: (record, nap) => {
    const lines = addressLines(nap)
    if (lines.length === 0) return null
    const content = lines.flatMap((line, i) =>
      i === 0 ? [text(line)] : [innerElement('br', {}), text(line)],
    )
    return elementOf(record, 'address', {}, content)
  },
})
