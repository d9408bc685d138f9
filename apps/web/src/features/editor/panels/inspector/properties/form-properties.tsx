import type { NodeRecord } from '@web2/builder'
import { useId } from 'react'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import styles from '../panel.module.css'
import { AttributeRow, useAttribute } from './attribute-rows.tsx'

const methods = [
  { value: 'post', label: 'post – in the message' },
  { value: 'get', label: 'get – in the address' },
]

/** Settings for where and how a form submits its data. */
export const FormProperties = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const id = useId()
  const method = useAttribute(records, 'method')
  return (
    <>
      <AttributeRow
        records={records}
        name="action"
        label="Sent to"
        placeholder="https://… or mailto:me@example.com"
      />
      <p className={styles.note}>
        A published page takes nothing in by itself. Give the address of a form service, or mailto: with an
        email address, which opens the visitor’s mail program.
      </p>
      <Row label="Method" htmlFor={id}>
        <SelectInput
          id={id}
          label="Method"
          value={method.value?.toLowerCase() ?? ''}
          none={method.mixed ? 'Mixed' : 'Not set (get)'}
          options={methods}
          commit={(chosen) => method.set(chosen || null)}
        />
      </Row>
    </>
  )
}
