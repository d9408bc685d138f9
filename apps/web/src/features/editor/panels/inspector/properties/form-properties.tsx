import type { NodeRecord } from '@web2/builder'
import { useId } from 'react'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import styles from '../panel.module.css'
import { AttributeRow, useAttribute } from './attribute-rows.tsx'

const methods = [
  { value: 'post', label: 'POST' },
  { value: 'get', label: 'GET' },
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
        label="Action URL"
        placeholder="lead: or https://… or mailto:me@example.com"
      />
      <p className={styles.note}>
        Enter lead: to receive entries in Leads, the URL of a form service, or mailto: and an email address to
        open the visitor’s email app.
      </p>
      <Row label="Method" htmlFor={id}>
        <SelectInput
          id={id}
          label="Method"
          value={method.value?.toLowerCase() ?? ''}
          none={method.mixed ? 'Mixed' : 'Default (GET)'}
          options={methods}
          commit={(chosen) => method.set(chosen || null)}
        />
      </Row>
    </>
  )
}
