import { setAddition, tagChoices, tagOf, tagRefusalAt, type NodeRecord } from '@web2/builder'
import { useId, useState } from 'react'
import { useEditor } from '../../session/use-editor.ts'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'

const meanings: Readonly<Record<string, string>> = {
  div: 'Container (div)',
  section: 'Section',
  header: 'Header',
  nav: 'Navigation (nav)',
  main: 'Main',
  article: 'Article',
  aside: 'Aside',
  footer: 'Footer',
  figure: 'Figure',
  form: 'Form',
  ul: 'List (ul)',
  ol: 'Numbered list (ol)',
  li: 'List item (li)',
  strong: 'Strong importance (strong)',
  em: 'Emphasis (em)',
}

/** Choice of an element's HTML tag, where it can be chosen. */
export const TagRow = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const id = useId()
  const editor = useEditor()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [first, ...others] = records
  const choices = first ? tagChoices(first) : []
  if (!first || choices.length === 0) return null
  const tag = tagOf(first)
  const mixed = others.some((record) => tagOf(record) !== tag)

  const choose = (chosen: string) => {
    const { document } = editor.store
    const refused = records.map(({ uuid }) => tagRefusalAt(document, uuid, chosen)).find(Boolean) ?? null
    setRefusal(refused)
    if (refused !== null || chosen === '') return
    const ids = records.map(({ uuid }) => uuid)
    editor.run('Change HTML tag', setAddition(document, { ids, addition: { tag: chosen } }))
  }
  return (
    <Row label="HTML tag" htmlFor={id}>
      <SelectInput
        id={id}
        label="HTML tag"
        value={mixed ? '' : tag}
        none={mixed ? 'Mixed' : undefined}
        options={choices.map((value) => ({ value, label: meanings[value] ?? value }))}
        commit={choose}
      />
      {refusal !== null && (
        <p className={fields.error} role="alert">
          {refusal}
        </p>
      )}
    </Row>
  )
}
