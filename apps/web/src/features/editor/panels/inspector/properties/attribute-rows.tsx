import { attributeRefusal, setAddition, tagOf, type Attributes, type NodeRecord } from '@web2/builder'
import { useId } from 'react'
import { useEditor } from '../../session/use-editor.ts'
import { CommitInput } from '../../fields/commit-input.tsx'
import { Row } from '../../fields/field-row.tsx'
import { Toggle } from '../../fields/toggle.tsx'
import { setOnEach } from '../set-on-each.ts'

interface AttributeProps {
  readonly records: readonly NodeRecord[]
  readonly name: string
  readonly label: string
  readonly placeholder?: string
  readonly check?: (typed: string) => string | null
}

/** Returns an attribute of all records, and a setter that changes it in one undo step; null removes it. */
export const useAttribute = (records: readonly NodeRecord[], name: string) => {
  const editor = useEditor()
  const [first, ...others] = records
  const value = first?.addition.attributes?.[name]
  const mixed = others.some(({ addition }) => addition.attributes?.[name] !== value)
  const set = (next: string | null) =>
    setOnEach(editor, records, `Change ${name}`, (document, record) => {
      const { [name]: _gone, ...kept }: Attributes = record.addition.attributes ?? {}
      const attributes = next === null ? kept : { ...kept, [name]: next }
      return setAddition(document, { ids: [record.uuid], addition: { attributes } })
    })
  return { value: mixed ? undefined : value, mixed, set }
}

const unsafe = 'URLs that run scripts aren’t allowed.'

/** Text field of an attribute; empty removes it. */
export const AttributeRow = ({ records, name, label, placeholder, check }: AttributeProps) => {
  const id = useId()
  const { value, mixed, set } = useAttribute(records, name)
  const refusal = (typed: string) =>
    records.some((record) => attributeRefusal(tagOf(record), name, typed) !== null) ? unsafe : null
  return (
    <Row label={label} htmlFor={id}>
      <CommitInput
        id={id}
        label={label}
        value={value ?? ''}
        placeholder={mixed ? 'Mixed' : placeholder}
        check={(typed) => check?.(typed) ?? refusal(typed)}
        commit={(typed) => set(typed.trim() || null)}
      />
    </Row>
  )
}

/** Toggle of a boolean attribute. */
export const AttributeToggle = ({ records, name, label }: AttributeProps) => {
  const { value, mixed, set } = useAttribute(records, name)
  return (
    <Toggle label={label} checked={value !== undefined} mixed={mixed} commit={(on) => set(on ? '' : null)} />
  )
}
