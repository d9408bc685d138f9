import { dialled } from '../../bindings/fill-url.ts'
import { elementOf, text } from '../element.ts'
import { businessBlock } from './business-block.ts'

export const businessPhone = businessBlock({
  name: 'BusinessPhone',
  label: 'Phone',
  tag: 'a',
  show: (record, { phone }) =>
    phone ? elementOf(record, 'a', { href: `tel:${dialled(phone)}` }, [text(phone)]) : null,
})
