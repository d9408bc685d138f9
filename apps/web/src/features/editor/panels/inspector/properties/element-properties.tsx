import { tagOf, type NodeRecord } from '@web2/builder'
import { AttributeRow } from './attribute-rows.tsx'
import { elementFields } from './element-fields.ts'

/** Fields of an imported element without its own block type. */
export const ElementProperties = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const [tag = '', ...others] = new Set(records.map(tagOf))
  if (others.length > 0) return null
  return elementFields(tag).map(({ attribute, ...field }) => (
    <AttributeRow key={attribute} records={records} name={attribute} {...field} />
  ))
}
