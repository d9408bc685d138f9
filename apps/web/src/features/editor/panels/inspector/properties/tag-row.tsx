import { setAddition, tagChoices, tagOf, tagRefusalAt, type NodeRecord } from '@web2/builder'
import { useId, useState } from 'react'
import { useEditor } from '../../session/use-editor.ts'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'

const meanings: Readonly<Record<string, string>> = {
  div: 'div – a box',
  section: 'section – a part with a heading',
  header: 'header – the head of the page',
  nav: 'nav – the main links',
  main: 'main – what the page is about',
  article: 'article – stands by itself',
  aside: 'aside – beside the matter',
  footer: 'footer – the foot of the page',
  figure: 'figure – a picture with its caption',
  form: 'form – fields to fill in and send',
  ul: 'ul – a list',
  ol: 'ol – a numbered list',
  li: 'li – an item of a list',
  strong: 'strong – important',
  em: 'em – stressed',
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
