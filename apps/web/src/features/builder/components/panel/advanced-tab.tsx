import { setAddition, type Addition, type Attributes, type NodeRecord } from '@web2/builder'
import { useId, useState } from 'react'
import { useEditor } from '../../hooks/use-builder.ts'
import { CommitInput, Row, Toggle } from './fields.tsx'
import styles from './panel.module.css'

const validName = /^[a-zA-Z_][\w:.-]*$/

/** Why an attribute can not be set by hand, null when it can. */
export const attributeRefusal = (name: string): string | null => {
  if (!validName.test(name))
    return 'An attribute’s name has letters, digits and hyphens, for example data-plan.'
  if (/^on/i.test(name)) return 'Event handlers run scripts, and pages have none.'
  if (/^style$/i.test(name)) return 'Styles belong to the tab Style.'
  return null
}

const shownApart: ReadonlySet<string> = new Set(['class', 'id'])

/** Name in the layers, classes, id, and any other attribute. */
export const AdvancedTab = ({ record }: { readonly record: NodeRecord }) => {
  const editor = useEditor()
  const [newName, setNewName] = useState('')
  const id = useId()
  const attributes: Attributes = record.addition.attributes ?? {}

  const set = (addition: Addition) =>
    editor.run(
      'Change block',
      setAddition(editor.store.document, { ids: [record.uuid], addition }),
      `addition:${record.uuid}:${Object.keys(addition).join()}`,
    )
  const setAttribute = (name: string, value: string | null) => {
    const { [name]: _gone, ...others } = attributes
    return set({ attributes: value === null ? others : { ...others, [name]: value } })
  }
  const given = (name: string) => (typed: string) => setAttribute(name, typed.trim() || null)
  const refusal = newName.trim() === '' ? null : attributeRefusal(newName.trim())

  return (
    <div className={styles.fields} style={{ paddingTop: 10 }}>
      <Row label="Layer name" htmlFor={`${id}-name`}>
        <CommitInput
          id={`${id}-name`}
          label="Layer name"
          value={record.addition.name ?? ''}
          placeholder="Shown in the layers"
          commit={(typed) => set({ name: typed.trim() || undefined })}
        />
      </Row>
      <Row label="Classes" htmlFor={`${id}-class`}>
        <CommitInput
          id={`${id}-class`}
          label="Classes"
          value={attributes.class ?? ''}
          placeholder="Separated by spaces"
          commit={given('class')}
        />
      </Row>
      <Row label="Id" htmlFor={`${id}-id`}>
        <CommitInput
          id={`${id}-id`}
          label="Id"
          value={attributes.id ?? ''}
          placeholder="For links such as #contact"
          check={(typed) => (/\s/.test(typed.trim()) ? 'An id has no spaces.' : null)}
          commit={given('id')}
        />
      </Row>
      <Toggle
        label="Hidden on the published page"
        checked={record.addition.hidden === true}
        commit={(hidden) => set({ hidden: hidden || undefined })}
      />
      <Toggle
        label="Locked"
        checked={record.addition.locked === true}
        commit={(locked) => set({ locked: locked || undefined })}
      />
      <Row label="Attributes">
        {Object.entries(attributes)
          .filter(([name]) => !shownApart.has(name))
          .map(([name, value]) => (
            <div key={name} className={styles.attribute}>
              <code className={styles.note}>{name}</code>
              <div>
                <CommitInput
                  label={`Attribute ${name}`}
                  value={value}
                  commit={(typed) => setAttribute(name, typed)}
                />
              </div>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove attribute ${name}`}
                onClick={() => setAttribute(name, null)}
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
          const name = newName.trim()
          if (name !== '' && attributeRefusal(name) === null && setAttribute(name, attributes[name] ?? ''))
            setNewName('')
        }}
      >
        <input
          className={styles.newName}
          aria-label="Name of a new attribute"
          placeholder="data-plan, aria-label, …"
          value={newName}
          aria-invalid={refusal !== null}
          aria-describedby={refusal === null ? undefined : `${id}-refusal`}
          onChange={(event) => setNewName(event.currentTarget.value)}
        />
        <button
          type="submit"
          className={styles.addButton}
          disabled={newName.trim() === '' || refusal !== null}
        >
          Add
        </button>
      </form>
      {refusal !== null && (
        <p className={styles.refusal} id={`${id}-refusal`}>
          {refusal}
        </p>
      )}
    </div>
  )
}
