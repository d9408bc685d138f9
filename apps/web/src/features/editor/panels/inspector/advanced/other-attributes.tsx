import type { NodeRecord } from '@web2/builder'
import { setAddition, type Attributes } from '@web2/builder'
import { useId, useState } from 'react'
import { useEditor } from '../../session/use-editor.ts'
import { CommitInput } from '../../fields/commit-input.tsx'
import controls from '../../fields/controls.module.css'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import styles from '../panel.module.css'
import { attributeRefusal, shownApart } from './attribute-rules.ts'

/** Attributes without separate fields, with a row to add one. */
export const OtherAttributes = ({ record }: { readonly record: NodeRecord }) => {
  const editor = useEditor()
  const [newName, setNewName] = useState('')
  const id = useId()
  const attributes: Attributes = record.addition.attributes ?? {}
  const name = newName.trim()
  const refusal = name === '' ? null : attributeRefusal(record, name)

  const set = (each: string, value: string | null) => {
    const { [each]: _gone, ...others } = attributes
    const next = value === null ? others : { ...others, [each]: value }
    const result = setAddition(editor.store.document, { ids: [record.uuid], addition: { attributes: next } })
    return editor.run(value === null ? `Remove ${each}` : `Change ${each}`, result)
  }
  return (
    <>
      <Row label="Attributes">
        {Object.entries(attributes)
          .filter(([each]) => !shownApart.has(each))
          .map(([each, value]) => (
            <div key={each} className={styles.attribute}>
              <code className={styles.note}>{each}</code>
              <div>
                <CommitInput
                  label={`Attribute ${each}`}
                  value={value}
                  check={(typed) => attributeRefusal(record, each, typed)}
                  commit={(typed) => set(each, typed)}
                />
              </div>
              <button
                type="button"
                className={controls.iconButton}
                aria-label={`Remove attribute ${each}`}
                onClick={() => set(each, null)}
              >
                ×
              </button>
            </div>
          ))}
      </Row>
      <form
        className={styles.adding}
        onSubmit={(event) => {
          event.preventDefault()
          if (name !== '' && refusal === null && set(name, attributes[name] ?? '')) setNewName('')
        }}
      >
        <input
          className={controls.field}
          aria-label="New attribute name"
          placeholder="data-plan, lang, …"
          value={newName}
          aria-invalid={refusal !== null}
          aria-describedby={refusal === null ? undefined : `${id}-refusal`}
          onChange={(event) => setNewName(event.currentTarget.value)}
        />
        <button type="submit" className={controls.button} disabled={name === '' || refusal !== null}>
          Add
        </button>
      </form>
      {refusal !== null && (
        <p className={fields.error} id={`${id}-refusal`}>
          {refusal}
        </p>
      )}
    </>
  )
}
